import Domain
import Navigation

/// Every place of the Staff sheet.
nonisolated enum StaffRoute: LinkedRoute {
    case list
    case colleague(StaffSlug)
    case history(StaffSlug)
    case invite

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Staff"
        case .colleague(let userName): userName.text
        case .history: "History"
        case .invite: "Invite"
        }
    }

    /// The route one step closer to the root, or nil for the root itself.
    var parent: StaffRoute? {
        switch self {
        case .list: nil
        case .colleague, .invite: .list
        case .history(let userName): .colleague(userName)
        }
    }

    static var section: AppSection? { nil }
    var appRoute: AppRoute { .staff(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .staff(let route) = route else { return nil }
        self = route
    }

    var requirement: AccessRequirement { .permission(.manageStaff) }
    var modal: AppModal? { .staff }

    /// The links of the sheet. Somebody may have any user name, so the invitation is not among them.
    static let links = LinkTable<StaffRoute>(
        .clinic,
        [
            LinkPattern("staff", .list), LinkPattern("invitation", .invite),
            LinkPattern("staff/{user}", make: StaffRoute.colleague) {
                if case .colleague(let userName) = $0 { userName } else { nil }
            },
            LinkPattern("staff/{user}/history", make: StaffRoute.history) {
                if case .history(let userName) = $0 { userName } else { nil }
            },
        ])
}
