/// Every step of a newcomer. The flow has no links: one comes to it by signing in for the first time.
nonisolated enum OnboardingRoute: FlowRoute {
    case welcome
    case details
    case ready

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .welcome: "Welcome"
        case .details: "Details"
        case .ready: "Ready"
        }
    }

    /// The welcome, or nil for the welcome itself.
    var parent: OnboardingRoute? {
        switch self {
        case .welcome: nil
        case .details, .ready: .welcome
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .onboarding(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .onboarding(let route) = route else { return nil }
        self = route
    }
}
