import Domain
import Navigation

@testable import App

/// Actions of tests that no user can take.
extension AppCoordinator {
    /// Shows a section.
    func select(_ section: AppSection) {
        change { $0.select(section) }
    }

    /// Presents the sign-in sheet in place of every presentation.
    func presentLogin(returnAction: AppReturnAction) {
        change(as: .replaced) { state in
            state.askToSignIn(then: returnAction)
            return true
        }
    }

    /// Dismisses every presentation.
    func dismissAll() {
        change(as: .replaced) { $0.dismissAll() }
    }

    /// Whether the visible sheet asks for a sign-in.
    var asksToSignIn: Bool { if case .login? = presentedSheet { true } else { false } }
}

extension FlowCoordinator {
    /// Every place of the flow, root first.
    var routes: [AppRoute] { app?.state[stack: stack]?.places.map(\.route) ?? [] }

    /// The identities of those places.
    var places: [PlaceID] { app?.state[stack: stack]?.places.map(\.id) ?? [] }

    /// The names of those places.
    var breadcrumb: [String] { routes.map(\.title) }
}

extension ModalFlow {
    /// The coordinator of any kind.
    var coordinator: AnyObject {
        switch self {
        case .signIn(let coordinator): coordinator
        case .settings(let coordinator): coordinator
        case .sync(let coordinator): coordinator
        case .profile(let coordinator): coordinator
        case .staff(let coordinator): coordinator
        case .offers(let coordinator): coordinator
        case .onboarding(let coordinator): coordinator
        case .purchase(let coordinator): coordinator
        case .booking(let coordinator): coordinator
        case .orderSheet(let coordinator): coordinator
        case .noteReason(let coordinator): coordinator
        }
    }
}
