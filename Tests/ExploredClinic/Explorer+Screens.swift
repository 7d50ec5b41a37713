import DesignSystem
import Domain
import Navigation

@testable import App

/// What holds for every screen, whichever way led there.
extension Explorer {
    /// Checks the screen on show.
    func checkScreen(of app: ExploredApp) {
        checkRendering(of: app)
        checkReplay(of: app)
        checkAccess(of: app)
    }

    private func checkRendering(of app: ExploredApp) {
        let again = app.scene.visibleView().rendered(in: app.scene.environment)
        if again.content != app.screen.content { note(.rendering, "it renders otherwise the second time", of: app) }
    }

    /// Each change of the journal begins where the one before it ended, and the last one leads to where the app is.
    private func checkReplay(of app: ExploredApp) {
        var state = AppState.start
        for case .moved(let old, let new) in app.coordinator.journal.changes {
            if old != state { note(.journal, "its changes are not one way", of: app) }
            state = new
        }
        if state != app.coordinator.state.withoutSearch { note(.journal, "its changes do not lead here", of: app) }
    }

    /// Whatever is there may be seen by whoever is there: the gate says so, and so does what the clinic answers.
    private func checkAccess(of app: ExploredApp) {
        let coordinator = app.coordinator
        for route in coordinator.state.openRoutes where coordinator.gate.verdict(for: route) != .allow {
            note(.access, "the gate would not let them see \(route.pattern ?? "it")", of: app)
        }
        switch app.screen.failure.flatMap(AppError.example) {
        case .notAllowed?, .signInRequired?:
            note(.access, "the gate let them in, and the clinic says “\(app.screen.failure ?? "")”", of: app)
        default: break
        }
        let isForStaff = coordinator.presentedAlert?.isForStaff ?? false
        if isForStaff || coordinator.state.modals.contains(where: \.value.isForStaff), coordinator.session == nil {
            note(.access, "a visitor sees what is for staff", of: app)
        }
    }

    /// Where somebody else is there than before, nothing of before is. Whoever comes back to a lock is nobody else.
    func checkPersons(of app: ExploredApp, since before: Moment) {
        guard app.coordinator.owner != before.owner else { return }
        let left = app.scene.livePlaces.intersection(before.places)
        if !left.isEmpty { note(.access, "places of whoever was there before are left", of: app) }
    }
}

extension AppAlert {
    /// Whether only somebody who is signed in can be asked.
    fileprivate var isForStaff: Bool {
        if case .discardDraft = self { false } else { true }
    }
}

extension AppModal {
    /// Whether only somebody who is signed in can have it.
    fileprivate var isForStaff: Bool {
        switch self {
        case .login, .locked, .settings: false
        case .profile, .booking, .contactSupport, .share, .onboarding, .purchaseConfirmation: true
        }
    }
}
