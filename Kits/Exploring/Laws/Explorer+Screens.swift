import HeadlessUI
import Navigation
import TextShell

/// The laws of every screen, whichever way led there.
extension Explorer {
    /// Checks the visible screen.
    func checkScreen(of walk: Walk<App>) {
        checkRendering(of: walk)
        checkReplay(of: walk)
        checkAccess(of: walk)
        checkFrame(of: walk)
        checkLinkTexts(of: walk)
        for control in walk.screen.controls where control.role == .button {
            exploration.controls.saw(
                .init(screen: walk.screenName, name: control.use), isEnabled: control.isEnabled, at: walk.way)
        }
    }

    private func checkRendering(of walk: Walk<App>) {
        let again = walk.scene.visibleView().rendered(in: walk.scene.environment)
        if again.content != walk.screen.content { note(.rendering, "it renders otherwise the second time", of: walk) }
    }

    /// Each change of the journal begins where the last one ended, and the newest leads to the current state.
    private func checkReplay(of walk: Walk<App>) {
        var state = App.State()
        for case .moved(let old, let new) in walk.changes {
            if old != state { note(.journal, "its changes are not one way", of: walk) }
            state = new
        }
        if state != walk.state.withoutSearch { note(.journal, "its changes do not lead here", of: walk) }
    }

    /// The current user may see every place: the gates allow it, people expect it, and the app agrees.
    private func checkAccess(of walk: Walk<App>) {
        let (role, coordinator) = (walk.person.role, walk.coordinator)
        for route in coordinator.state.openRoutes where !coordinator.isAllowed(route) {
            note(.access, "the gates would not let a \(role) see \(app.name(of: route))", of: walk)
        }
        for screen in walk.screenNames where !app.mayBe(role, at: screen) {
            note(.access, "a \(role) may not be at \(screen)", of: walk)
        }
        for refusal in walk.app.refusals(on: walk.screen) { note(.access, refusal, of: walk) }
    }

    /// The frame says what the value says.
    private func checkFrame(of walk: Walk<App>) {
        let (screen, state) = (walk.screen, walk.state)
        if screen.breadcrumb != walk.titles { note(.frame, "the breadcrumb says another way", of: walk) }
        let selected = screen.tabs.filter(\.isSelected).map(\.name)
        if !screen.tabs.isEmpty, selected != [app.title(of: state.section)] {
            note(.frame, "the section on show is said to be \(selected.joined(separator: ", "))", of: walk)
        }
        var target = state
        if target.goBack() != screen.canGoBack {
            note(.frame, screen.canGoBack ? "there is no way back" : "the way back is not shown", of: walk)
        }
    }
}
