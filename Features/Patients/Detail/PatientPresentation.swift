import DesignSystem
import Domain

/// One patient as their screen shows them.
nonisolated struct PatientPresentation: Hashable, Sendable, Recorded {
    let name: String
    let number: String
    /// A sentence about a provisional number.
    let remark: String?
    let born: String
    let phone: String
    let email: String?
    let address: String?
    let record: Record

    init(_ patient: Patient, today: Day) {
        record = patient.record
        name = patient.name
        number = "Patient \(patient.number)"
        remark = patient.number.remark
        let age = patient.facts.age(on: today)
        born = "\(patient.born), \(age == 1 ? "1 year" : "\(age) years") old"
        phone = patient.facts.phone
        email = patient.facts.email
        address = patient.facts.address
    }
}
