import Navigation

/// The coordinator of a modal on show.
enum ModalFlow {
    case signIn(SignInCoordinator)
    case orderSheet(OrderSheetCoordinator)
    case settings(SettingsCoordinator)
    case profile(ProfileCoordinator)
    case onboarding(OnboardingCoordinator)
    case purchase(PurchaseCoordinator)
    case booking(BookingCoordinator)

    /// The coordinator, as far as the frame needs it.
    var coordinator: any FlowCoordinator {
        switch self {
        case .signIn(let coordinator): coordinator
        case .orderSheet(let coordinator): coordinator
        case .settings(let coordinator): coordinator
        case .profile(let coordinator): coordinator
        case .onboarding(let coordinator): coordinator
        case .purchase(let coordinator): coordinator
        case .booking(let coordinator): coordinator
        }
    }

    /// Makes routes of its kind those above its root.
    func become(_ routes: [AppRoute]) {
        switch self {
        case .signIn, .orderSheet, .onboarding, .purchase: break
        case .settings(let flow):
            flow.become(routes.compactMap { if case .settings(let route) = $0 { route } else { nil } })
        case .profile(let flow):
            flow.become(routes.compactMap { if case .profile(let route) = $0 { route } else { nil } })
        case .booking(let flow):
            flow.become(routes.compactMap { if case .booking(let route) = $0 { route } else { nil } })
        }
    }

    /// The routes of the modal that have links, root first; none for a modal that is not worth coming back to.
    var routes: [AppRoute] {
        switch self {
        case .signIn, .orderSheet, .onboarding, .purchase: []
        case .settings(let coordinator): coordinator.routes
        case .profile(let coordinator): coordinator.routes
        case .booking(let coordinator): coordinator.routes
        }
    }
}
