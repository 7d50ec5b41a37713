import Domain
import Navigation

/// Every place of the Patients section.
nonisolated enum PatientsRoute: LinkedRoute {
    case list

    /// The route one step closer to the root, or nil for the root itself.
    var parent: PatientsRoute? {
        switch self {
        case .list: nil
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Patients"
        }
    }

    /// What the gate asks of whoever wants to see the place.
    var requirement: AccessRequirement {
        switch self {
        case .list: .permission(.managePatients)
        }
    }

    /// The place as a place of the app.
    var inApp: AppRoute { .patients(self) }

    /// The links of the section.
    static let links = LinkTable<PatientsRoute>([LinkPattern("patients", .list)])
}
