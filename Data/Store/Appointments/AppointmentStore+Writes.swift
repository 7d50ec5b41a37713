import Domain
import Foundation

extension AppointmentStore {
    func book(_ booking: Booking, operation: OperationID) async throws(AppError) -> Appointment {
        let id = Appointment.ID(identifiers.next())
        return try await write(operation, .bookAppointment) { change throws(AppError) in
            try change.book(booking, as: id)
        }
    }

    func reschedule(
        _ appointment: Appointment.ID, version: Int, to start: Minute, operation: OperationID
    ) async throws(AppError) -> Appointment {
        try await write(operation, .moveAppointment) { change throws(AppError) in
            try change.move(appointment, version: version, to: start)
        }
    }

    func cancel(
        _ appointment: Appointment.ID, version: Int, reason: String, operation: OperationID
    ) async throws(AppError) -> Appointment {
        try await write(operation, .cancelAppointment) { change throws(AppError) in
            try change.cancel(appointment, version: version, reason: reason)
        }
    }

    /// One change, unless this operation made it before.
    ///
    /// - Returns: the appointment as it then is.
    private func write(
        _ operation: OperationID, _ kind: OperationRecord.Kind,
        _ body: @escaping @Sendable (AppointmentChange) throws(AppError) -> Appointment.ID
    ) async throws(AppError) -> Appointment {
        try await database.write(needing: [.manageAppointments]) {
            [clock, timeZone] connection, staff throws(AppError) in
            if let done = try OperationRecord.find(operation, kind: kind, in: connection) {
                return try AppointmentRows(connection).find(Identifier(done.subject), in: connection)
            }
            let now = clock.storedNow
            let change = AppointmentChange(
                connection: connection, rows: try AppointmentRows(connection), by: staff, now: now,
                timeZone: timeZone.timeZone)
            let id = try body(change)
            try OperationRecord(id: operation, kind: kind, subject: id.rawValue, at: now).insert(in: connection)
            return try change.rows.find(id, in: connection)
        }
    }
}
