// only sign-in
import Navigation

/// Every place of the account. Signing in has no link: what leads there is a place that asks for it.
nonisolated enum AccountRoute: Hashable, Sendable {
    case person
    case signIn

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .person: "Account"
        case .signIn: "Sign in"
        }
    }

    /// The links of the account.
    static let links = LinkTable<AccountRoute>(.starter, [LinkPattern("account", .person)])
}
