import Navigation

/// Every place of the Profile sheet.
nonisolated enum ProfileRoute: FlowRoute {
    case person
    case changePassword

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .person: "Profile"
        case .changePassword: "Password"
        }
    }

    /// The routes above the sheet's root that lead here, this one last.
    var path: [ProfileRoute] {
        switch self {
        case .person: []
        case .changePassword: [.changePassword]
        }
    }

    /// The links of the sheet.
    static let links = LinkTable<ProfileRoute>([
        LinkPattern("profile", .person), LinkPattern("profile/password", .changePassword),
    ])
}
