import Domain
import Navigation

nonisolated extension PatientsRoute {
    /// The links of the section.
    static let links = LinkTable<PatientsRoute>(
        .clinic,
        [
            LinkPattern("patients", .list),
            LinkPattern("patients?q={text}", make: PatientsRoute.search) {
                if case .search(let text) = $0 { text } else { nil }
            },
            LinkPattern("patients/new", .register),
            LinkPattern("patients/{number}", make: PatientsRoute.detail) {
                if case .detail(let number) = $0 { number } else { nil }
            },
            LinkPattern("patients/{number}/edit", make: PatientsRoute.edit) {
                if case .edit(let number) = $0 { number } else { nil }
            },
            LinkPattern("patients/{number}/notes", make: PatientsRoute.notes) {
                if case .notes(let number) = $0 { number } else { nil }
            },
            LinkPattern("patients/{number}/history", make: PatientsRoute.history) {
                if case .history(let number) = $0 { number } else { nil }
            },
        ])
}
