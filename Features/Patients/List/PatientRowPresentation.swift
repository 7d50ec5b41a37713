import DesignSystem
import Domain

/// One patient as a row shows them.
nonisolated struct PatientRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let number: String
    let name: String
    let born: String
    let phone: String
    let record: Record

    init(_ patient: Patient) {
        record = patient.record
        id = patient.number.rawValue
        number = patient.number.description
        name = patient.name
        born = patient.born.description
        phone = patient.facts.phone
    }
}
