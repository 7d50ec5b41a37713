import DesignSystem
import Domain
import Navigation
import TextShell

@testable import App

/// What links lead to: the screen that taps led to, and nothing that somebody may not see.
extension Explorer {
    /// Checks that the link of the place on show leads, in a fresh app on the same clinic, to an equal screen. A place
    /// with something typed, below a question, turned to another page, or in a sheet over another place than its link's
    /// is not all in its link.
    func checkLink(of app: ExploredApp) async throws(AppError) {
        let coordinator = app.coordinator
        guard let route = coordinator.linkedRoute, let link = route.link, !coordinator.hasDrafts, !app.isTurned,
            coordinator.section == route.section ?? .home,
            coordinator.state.modals.count == (route.modal == nil ? 0 : 1)
        else { return }
        let fresh = try await ExploredApp(on: app.clinic.copy(), from: ExploredStart(person: app.person), at: route)
        let stack = coordinator.state.visibleStack
        guard fresh.screen.compared(with: stack) == app.screen.compared(with: stack) else {
            exploration.note(.link, "\(link) leads to another screen", at: app.way, app.screenName)
            return
        }
        if let pattern = route.pattern { exploration.linked.insert(pattern) }
    }

    /// Opens a link to each kind of place as everyone: the gate lets nobody in whom the clinic then refuses.
    func probeLinks() async throws(AppError) {
        let links = exploration.tapped.values.compactMap(\.route.link).sorted()
        for start in starts where !start.isLocked {
            var app = try await ExploredApp(on: clinic.copy(), from: start)
            for link in links {
                let known = exploration.findings.count
                do {
                    try await app.type(["open \(link)"])
                    checkScreen(of: app)
                } catch {
                    note(.link, error.message, of: app)
                }
                // A place that nobody should be at is left behind.
                if exploration.findings.count > known { app = try await ExploredApp(on: clinic.copy(), from: start) }
                app.isBack(at: Way(start: start))
            }
        }
    }
}

extension ExploredApp {
    /// Who is signed in now.
    fileprivate var person: ExploringPerson {
        coordinator.session.flatMap { ExploringPerson(rawValue: $0.staff.userName) } ?? .visitor
    }
}

extension Screen {
    /// The screen, for comparing it with one that a link made: without what the frame says about the way, where the way
    /// was another than the link's.
    fileprivate func compared(with stack: RouteStack<AppRoute>) -> Screen {
        var screen = self
        // The way is the link's where the places are those that the link of the last one builds.
        if stack.path != stack.top.route.path { (screen.breadcrumb, screen.canGoBack) = ([], true) }
        return screen
    }
}
