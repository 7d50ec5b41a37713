import Domain
import FoundationEssentials

extension AppointmentStore {
    func book(_ booking: Booking, operation: OperationID) async throws(AppError) -> Appointment {
        let id = Appointment.ID(identifiers.next())
        let content = OperationContent(
            "\(booking.patient.rawValue)", booking.service.text, booking.clinician.text, booking.start.description,
            NoteRule.normalized(booking.note))
        return try await write("the booking for patient \(booking.patient)", operation, .bookAppointment, content) {
            change throws(AppError) in
            try change.book(booking, as: id)
        }
    }

    func reschedule(
        _ appointment: Appointment.ID, version: Int, to start: Minute, operation: OperationID
    ) async throws(AppError) -> Appointment {
        // Not the version: a retry may have seen the result of the first try.
        let content = OperationContent(appointment.rawValue.uuidString, start.description)
        return try await write("the move of an appointment", operation, .moveAppointment, content) {
            change throws(AppError) in
            try change.move(appointment, version: version, to: start)
        }
    }

    func cancel(
        _ appointment: Appointment.ID, version: Int, reason: String, operation: OperationID
    ) async throws(AppError) -> Appointment {
        let content = OperationContent(appointment.rawValue.uuidString, NoteRule.normalized(reason))
        return try await write("the cancelling of an appointment", operation, .cancelAppointment, content) {
            change throws(AppError) in
            try change.cancel(appointment, version: version, reason: reason)
        }
    }

    /// One change, unless this operation made it before.
    ///
    /// - Returns: the appointment as it then is.
    private func write(
        _ what: String, _ operation: OperationID, _ kind: OperationRecord.Kind, _ content: OperationContent,
        _ body: @escaping @Sendable (AppointmentChange) throws(AppError) -> Appointment.ID
    ) async throws(AppError) -> Appointment {
        try await database.write(what, needing: [.manageAppointments]) {
            [clock, timeZone] connection, staff throws(AppError) in
            if let done = try OperationRecord.find(operation, kind: kind, content: content, in: connection) {
                return try AppointmentRows(connection).find(Identifier(done.subject), in: connection)
            }
            let now = clock.storedNow
            let change = AppointmentChange(
                connection: connection, rows: try AppointmentRows(connection), by: staff, now: now,
                timeZone: timeZone)
            let id = try body(change)
            try OperationRecord(id: operation, kind: kind, subject: id.rawValue, at: now, content: content)
                .insert(in: connection)
            return try change.rows.find(id, in: connection)
        }
    }
}
