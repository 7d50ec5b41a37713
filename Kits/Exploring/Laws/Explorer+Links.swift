import HeadlessUI
import Navigation
import TextShell

/// The laws of links: they are opened by their text, as a person does.
extension Explorer {
    /// Checks that the link of each open place reads as that place, and is no other place's.
    func checkLinkTexts(of walk: Walk<App>) {
        let table = app.links
        for route in walk.state.openRoutes {
            guard let link = table.link(route) else { continue }
            if (try? table.route(link)) != route { note(.link, "\(link) reads as another place", of: walk) }
            if !exploration.links.isAlone(link, of: route) { note(.link, "\(link) is another place's, too", of: walk) }
        }
    }

    /// Checks that the link of the visible place leads, in a fresh app with the same records, to the same place and an
    /// equal screen. A place with input, below a question, on another page, or in a sheet above another place than its
    /// link's is not completely in its link.
    func checkLink(of walk: Walk<App>) async throws {
        let (coordinator, state) = (walk.coordinator, walk.state)
        guard let route = walk.linkedRoute, let link = app.links.link(route), !coordinator.hasDrafts,
            !walk.isTurned, state.section == route.section ?? Swift.type(of: state.section).allCases.first,
            state.modals.count == (route.modal == nil ? 0 : 1)
        else { return }
        let fresh = try await Walk(on: walk.app.copy(), from: walk.app.start(of: walk.scene))
        do {
            try await type(["open \(link)"], in: fresh)
        } catch {
            return note(.link, "\(link) is refused: “\(error.message)”", of: walk)
        }
        guard fresh.state.visibleRoute == route else {
            let other = app.links.link(fresh.state.visibleRoute) ?? fresh.screenName
            return note(.link, "\(link) leads to \(other)", of: walk)
        }
        guard fresh.screen.compared(with: state.visibleStack) == walk.screen.compared(with: state.visibleStack) else {
            return note(.link, "\(link) leads to another screen", of: walk)
        }
        if let pattern = app.pattern(of: route) { exploration.links.equal.insert(pattern) }
    }

    /// Opens a link to each kind of place as every user: the gates must not allow anyone whom the app then refuses.
    func probeLinks() async throws {
        let links = exploration.links.tapped.values.sorted()
        for start in starts {
            var walk = try await Walk(on: app.copy(), from: start)
            for link in links {
                let known = exploration.findings.count
                do {
                    try await type(["open \(link)"], in: walk)
                    checkScreen(of: walk)
                } catch {
                    note(.link, error.message, of: walk)
                }
                // Continues with a fresh app, away from a place that should not be visible.
                if exploration.findings.count > known { walk = try await Walk(on: app.copy(), from: start) }
                walk.isBack(at: ExploredWay(start: start))
            }
        }
    }
}

extension Screen {
    /// The screen, for comparing it with one that a link made: without what the frame says about the way, where the way
    /// was another than the link's.
    fileprivate func compared<Route: NavigationRoute>(with stack: RouteStack<Route>) -> Screen {
        var screen = self
        // The way is the link's where the places are those that the link of the last one builds.
        if stack.path != stack.top.route.path { (screen.breadcrumb, screen.canGoBack) = ([], true) }
        return screen
    }
}
