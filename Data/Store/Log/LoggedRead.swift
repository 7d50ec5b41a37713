import Domain
import FoundationEssentials

/// An act that only reads, as the log records it.
struct LoggedRead: Sendable {
    /// Something that a logged read admits to, for the rest of the session.
    enum Admission: Hashable, Sendable {
        /// The notes about a patient.
        case notes(Patient.ID)
        /// The opening of the notes about somebody else's patient.
        case opening(Patient.ID)
    }

    let cause: LogCause
    /// The patient, or nobody in particular.
    let subject: UUID
    /// Its subject in words, as the fields of a JSON object.
    let fields: [(name: String, value: SQLValue)]
    let admission: Admission?

    /// The notes about a patient are opened.
    static func opening(_ patient: Patient) -> LoggedRead {
        LoggedRead(
            cause: .opened, subject: patient.id.rawValue, fields: [patient.number.field],
            admission: .notes(patient.id))
    }

    /// Somebody says why they open the notes about a patient who is not theirs.
    static func reason(_ reason: String, toOpen patient: Patient) -> LoggedRead {
        LoggedRead(
            cause: .explained, subject: patient.id.rawValue, fields: [patient.number.field, ("reason", .text(reason))],
            admission: .opening(patient.id))
    }

    /// A page of patients is found by something other than a number, by which one patient is opened. It names those who
    /// are found and not what was typed, which may be about nobody's patient, or a password in the wrong field.
    static func search(by criterion: PatientCriterion, finding patients: [PatientNumber]) -> LoggedRead {
        let found = patients.isEmpty ? "nobody" : patients.map(\.text).joined(separator: ", ")
        return LoggedRead(
            cause: .searched, subject: .nobody,
            fields: [("by", .text(criterion.kind)), ("found", .text(found))], admission: nil)
    }

    /// The read as the entry at a position of the log says it. The position is signed with it: a read changes nothing,
    /// so the entries after it would not show that it was taken out.
    func change(at position: Int, salt: UUID, in connection: Connection) throws(AppError) -> SignedIntent.Change {
        let names = fields.map { "'\($0.name)', ?" }.joined(separator: ", ")
        let said = try connection.first("SELECT json_object(\(names))", fields.map(\.value)) { row throws(AppError) in
            try row.text(0)
        }
        return SignedIntent.Change(
            kind: cause.kind(cause == .searched ? .patient : .clinicalNote), subject: subject, version: Int64(position),
            salt: salt, before: nil, after: said)
    }
}

extension PatientNumber {
    fileprivate var field: (name: String, value: SQLValue) { ("patient", .integer(rawValue)) }
}

extension PatientCriterion {
    /// Whether patients are searched for.
    var isSearch: Bool {
        switch self {
        case .all, .number: false
        case .words, .born, .phone: true
        }
    }

    fileprivate var kind: String {
        switch self {
        case .all: "all"
        case .words: "name"
        case .born: "date of birth"
        case .number: "number"
        case .phone: "telephone number"
        }
    }
}
