import Navigation

/// Every place of the Profile sheet.
nonisolated enum ProfileRoute: LinkedRoute {
    case person
    case changePassword

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .person: "Profile"
        case .changePassword: "Password"
        }
    }

    /// The sheet's root, or nil for the root itself.
    var parent: ProfileRoute? {
        switch self {
        case .person: nil
        case .changePassword: .person
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .profile(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .profile(let route) = route else { return nil }
        self = route
    }

    var requirement: AccessRequirement { .session }
    var modal: AppModal? { .profile }

    /// The links of the sheet.
    static let links = LinkTable<ProfileRoute>(
        .clinic,
        [
            LinkPattern("profile", .person), LinkPattern("profile/password", .changePassword),
        ])
}
