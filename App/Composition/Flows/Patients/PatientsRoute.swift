import Domain
import Navigation

/// Every place of the Patients section.
nonisolated enum PatientsRoute: LinkedRoute {
    case list
    case search(SearchText)
    case register
    case detail(PatientNumber)
    case edit(PatientNumber)
    case notes(PatientNumber)
    case history(PatientNumber)

    /// The route one step closer to the root, or nil for the root itself.
    var parent: PatientsRoute? {
        switch self {
        case .list: nil
        case .search, .register, .detail: .list
        case .edit(let number), .notes(let number), .history(let number): .detail(number)
        }
    }

    /// The route's name in the breadcrumb.
    var title: String {
        switch self {
        case .list: "Patients"
        case .search: "Search"
        case .register: "New"
        case .detail(let number): number.description
        case .edit: "Edit"
        case .notes: "Notes"
        case .history: "History"
        }
    }

    /// The access that the place requires.
    var requirement: AccessRequirement {
        switch self {
        case .list, .search, .register, .detail, .edit, .history: .permission(.managePatients)
        case .notes: .permission(.keepClinicalNotes)
        }
    }

    /// Whether the route has search text.
    var holdsSearch: Bool {
        if case .search = self { true } else { false }
    }

    var appRoute: AppRoute { .patients(self) }

    /// A place of the app as a place of this flow, or nil for one of another.
    init?(_ route: AppRoute) {
        guard case .patients(let route) = route else { return nil }
        self = route
    }

    static var section: AppSection? { .patients }
}
