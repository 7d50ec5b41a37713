import Domain

/// Reading what is recorded.
extension PatientStore {
    func noteAccess(to number: PatientNumber) -> Snapshots<NoteAccess> {
        database.ownSnapshots(needing: Self.clinical, of: .matching(.number(number))) {
            connection, staff throws(AppError) in
            try access(of: staff, to: PatientRecord.find(number, in: connection), in: connection)
        }
    }

    func giveReason(_ text: String, toOpenNotesOf number: PatientNumber) async throws(AppError) {
        try await database.record(needing: Self.clinical) { connection, _ throws(AppError) in
            let reason = try NoteReasonRule.reason(text)
            return .reason(reason, toOpen: try PatientRecord.find(number, in: connection))
        }
    }

    func openNotes(of number: PatientNumber) async throws(AppError) {
        try await database.record(needing: Self.clinical) { connection, staff throws(AppError) in
            let patient = try PatientRecord.find(number, in: connection)
            guard try access(of: staff, to: patient, in: connection) == .open else {
                throw .reasonRequired(for: number)
            }
            return .opening(patient)
        }
    }

    private func access(
        of staff: Staff, to patient: Patient, in connection: Connection
    ) throws(AppError) -> NoteAccess {
        if database.admits(staff, to: .opening(patient.id)) { return .open }
        let appointments = try AppointmentRows(connection).all(
            where: "a.patient_id = ? AND a.clinician_id = ?",
            [.identity(patient.id.rawValue), .identity(staff.id.rawValue)], from: connection)
        return OwnPatientRule.isOwn(appointments, of: staff.id) ? .open : .reasonRequired
    }
}
