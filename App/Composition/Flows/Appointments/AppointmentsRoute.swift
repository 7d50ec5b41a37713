import Domain
import Navigation

/// Every place of the Appointments section.
nonisolated enum AppointmentsRoute: LinkedRoute {
    case agenda

    /// The route one step closer to the root, or nil for the root itself.
    var parent: AppointmentsRoute? {
        switch self {
        case .agenda: nil
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .agenda: "Appointments"
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .appointments(self) }

    /// The links of the section.
    static let links = LinkTable<AppointmentsRoute>([LinkPattern("appointments", .agenda)])
}
