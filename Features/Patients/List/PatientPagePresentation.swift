import Domain

/// One page of patients as the list shows it.
nonisolated struct PatientPagePresentation: Hashable, Sendable {
    let rows: [PatientRowPresentation]
    let summary: String
    let hasPrevious: Bool
    let hasNext: Bool

    init(_ page: PatientPage, index: Int, pageSize: Int) {
        rows = page.patients.map(PatientRowPresentation.init)
        let first = index * pageSize + 1
        let last = first + page.patients.count - 1
        let shown = first == last ? "Patient \(first)" : "Patients \(first) to \(last)"
        // Where counting takes long, the last page knows.
        let total = page.total ?? (page.next == nil ? last : nil)
        summary = total.map { "\(shown) of \($0)" } ?? "\(shown), and more"
        hasPrevious = index > 0
        hasNext = page.next != nil
    }
}

/// One patient as a row shows them.
nonisolated struct PatientRowPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let number: String
    let name: String
    let born: String
    let phone: String

    init(_ patient: Patient) {
        id = patient.number.rawValue
        number = patient.number.description
        name = patient.name
        born = patient.born.description
        phone = patient.facts.phone
    }
}
