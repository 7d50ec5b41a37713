import Domain

/// The patients in the clinic's file.
struct PatientStore: PatientRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let timeZone: ClinicTimeZone

    static let clinical: [Permission] = [.managePatients, .keepClinicalNotes]

    func patients(_ query: PatientQuery) -> Snapshots<PatientPage> {
        let page: @Sendable (Connection) throws(AppError) -> PatientPage = { connection throws(AppError) in
            try PatientPageQuery(query: query).page(from: connection)
        }
        let wanted = PartRequest.matching(query.criterion)
        guard query.criterion.isSearch else { return database.snapshots(needing: [.managePatients], of: wanted, page) }
        return database.snapshots(
            needing: [.managePatients], of: wanted,
            recording: { .search(by: query.criterion, finding: $0.patients.map(\.number)) }, page)
    }

    func patient(_ number: PatientNumber) -> Snapshots<Patient> {
        database.snapshots(needing: [.managePatients], of: .matching(.number(number))) { connection throws(AppError) in
            try PatientRecord.find(number, in: connection)
        }
    }

    func register(
        _ draft: PatientDraft, despite seen: [PatientNumber], operation: OperationID
    ) async throws(AppError) -> PatientRegistration {
        let write = PatientWrite(draft: draft, at: clock.storedNow, timeZone: timeZone, operation: operation)
        let id = Patient.ID(identifiers.next())
        // They may be registered already, and look like nobody who is here.
        if let day = Day(written: draft.born) { await database.ask(for: .matching(.born(day))) }
        return try await database.write("a registration", needing: [.managePatients]) {
            connection, _ throws(AppError) in
            try write.register(as: id, despite: seen, in: connection)
        }
    }

    func save(
        _ draft: PatientDraft, of patient: Patient.ID, over revision: Int, despite seen: [PatientNumber],
        operation: OperationID
    ) async throws(AppError) -> PatientEdit {
        let write = PatientWrite(draft: draft, at: clock.storedNow, timeZone: timeZone, operation: operation)
        return try await database.write("a change to a patient", needing: [.managePatients]) {
            connection, _ throws(AppError) in
            try write.save(over: revision, of: patient, despite: seen, in: connection)
        }
    }

    func notes(_ query: ClinicalNoteQuery) -> Snapshots<ClinicalNotePage> {
        database.ownSnapshots(needing: Self.clinical, of: .matching(.number(query.patient))) {
            [database] connection, staff throws(AppError) in
            let patient = try PatientRecord.find(query.patient, in: connection)
            guard database.admits(staff, to: .notes(patient.id)) else { throw .notesNotOpened(of: patient.number) }
            return try ClinicalNoteRecord.page(query, from: connection)
        }
    }

    func write(
        _ text: String, about patient: PatientNumber, operation: OperationID
    ) async throws(AppError) -> ClinicalNote {
        let (id, now) = (ClinicalNote.ID(identifiers.next()), clock.storedNow)
        return try await database.write("a clinical note", needing: Self.clinical) {
            connection, staff throws(AppError) in
            try ClinicalNoteWrite(id: id, text: text, patient: patient, by: staff, at: now, operation: operation)
                .apply(to: connection)
        }
    }
}
