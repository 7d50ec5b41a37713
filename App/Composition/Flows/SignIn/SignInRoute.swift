/// The places of the sign-in. They have no links: it appears on the way to another place.
nonisolated enum SignInRoute: FlowRoute {
    case credentials
    case invitation
    case unlock(userName: String)

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .credentials: "Sign in"
        case .invitation: "Invitation"
        case .unlock: "Locked"
        }
    }

    /// Nothing: each place of the flow can be its root.
    var parent: SignInRoute? { nil }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .signIn(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .signIn(let route) = route else { return nil }
        self = route
    }
}
