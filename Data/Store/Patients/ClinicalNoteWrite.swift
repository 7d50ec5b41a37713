import Domain
import FoundationEssentials

/// One more note about a patient, as a change to the tables. Runs inside a transaction.
struct ClinicalNoteWrite {
    let id: ClinicalNote.ID
    let text: String
    let patient: PatientNumber
    let by: Staff
    let at: Date
    let operation: OperationID

    /// Adds the note unless this operation added it before, and returns it.
    func apply(to connection: Connection) throws(AppError) -> ClinicalNote {
        let normalized = ClinicalNoteRule.normalized(text)
        let content = OperationContent("\(patient.rawValue)", normalized)
        if let done = try OperationRecord.find(operation, kind: .writeClinicalNote, content: content, in: connection) {
            return try ClinicalNoteRecord.find(Identifier(done.subject), in: connection)
        }
        if let problem = ClinicalNoteRule.problem(with: normalized) { throw .invalidInput(problem) }
        let patient = try PatientRecord.find(patient, in: connection).number
        let position = try ClinicalNoteRecord.count(of: patient, in: connection) + 1
        let note = ClinicalNote(id: id, position: position, at: at, by: by.name, staff: by.id, text: normalized)
        try note.insert(about: patient, in: connection)
        try OperationRecord(id: operation, kind: .writeClinicalNote, subject: id.rawValue, at: at, content: content)
            .insert(in: connection)
        return note
    }
}
