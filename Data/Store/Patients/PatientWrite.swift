import Domain
import FoundationEssentials

/// A write of a patient's form. Runs inside a transaction.
struct PatientWrite {
    let draft: PatientDraft
    let at: Date
    let timeZone: ClinicTimeZone
    let operation: OperationID

    /// Registers a patient, unless this operation was applied before, or similar patients exist that the user has not
    /// seen.
    func register(
        as id: Patient.ID, despite seen: [PatientNumber], in connection: Connection
    ) throws(AppError) -> PatientRegistration {
        if let done = try applied(as: .registerPatient, to: nil, in: connection) { return .registered(done) }
        let facts = try facts()
        let alike = try PatientRecord.lookalikes(of: facts, in: connection)
        guard alike.allSatisfy({ seen.contains($0.number) }) else { return .looksLike(alike) }
        guard let number = PatientNumber(try NumberBlock.patient.next(in: connection)) else {
            throw .unexpected("there is no number for another patient")
        }
        let patient = Patient(id: id, number: number, revision: 1, facts: facts)
        try patient.insert(in: connection)
        try record(.registerPatient, of: id, content: content(nil), in: connection)
        return .registered(patient)
    }

    /// Saves a patient's facts, unless this operation was applied before, or similar patients exist that the user has
    /// not seen.
    func save(
        over revision: Int, of id: Patient.ID, despite seen: [PatientNumber], in connection: Connection
    ) throws(AppError) -> PatientEdit {
        if let done = try applied(as: .savePatient, to: id, in: connection) { return .saved(done) }
        let facts = try facts()
        let before = try PatientRecord.find(id, in: connection)
        guard before.revision == revision else {
            throw .conflict("Someone else changed patient \(before.number) meanwhile.")
        }
        let alike = try PatientRecord.lookalikes(of: facts, unlike: before, in: connection)
        guard alike.allSatisfy({ seen.contains($0.number) }) else { return .looksLike(alike) }
        let saved = Patient(id: id, number: before.number, revision: revision + 1, facts: facts)
        try saved.update(over: before, in: connection)
        try record(.savePatient, of: id, content: content(id), in: connection)
        return .saved(saved)
    }

    /// The facts that the form states, by Domain's own rules, asked again here.
    private func facts() throws(AppError) -> PatientFacts {
        do throws(PatientProblems) {
            return try draft.facts(today: Day(of: at, in: timeZone))
        } catch {
            throw error.error
        }
    }

    /// The patient of an operation that was applied before, as they are now, or nil.
    private func applied(
        as kind: OperationRecord.Kind, to id: Patient.ID?, in connection: Connection
    ) throws(AppError) -> Patient? {
        let done = try OperationRecord.find(operation, kind: kind, content: content(id), in: connection)
        guard let done else { return nil }
        return try PatientRecord.find(Identifier(done.subject), in: connection)
    }

    private func record(
        _ kind: OperationRecord.Kind, of id: Patient.ID, content: OperationContent, in connection: Connection
    ) throws(AppError) {
        try OperationRecord(id: operation, kind: kind, subject: id.rawValue, at: at, content: content)
            .insert(in: connection)
    }

    /// The content of the request. Similar patients and the revision do not matter.
    private func content(_ id: Patient.ID?) -> OperationContent {
        OperationContent(id?.rawValue.uuidString, draft.name, draft.born, draft.phone, draft.email, draft.address)
    }
}
