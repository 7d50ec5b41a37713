import Domain
import FoundationEssentials

/// A change of one appointment, in someone's name. Runs inside a transaction, so a time that was free when checked is
/// free when taken.
struct AppointmentChange {
    let connection: Connection
    let rows: AppointmentRows
    let by: Staff
    let now: Date
    let timeZone: ClinicTimeZone

    /// Books a time.
    func book(_ booking: Booking, as id: Appointment.ID) throws(AppError) -> Appointment.ID {
        let (service, clinician) = try rows.services.pair(booking.service, booking.clinician, in: connection)
        guard let patient = try PatientReference.find(booking.patient, in: connection) else {
            throw try connection.missing("Patient \(booking.patient)")
        }
        let note = try checked(NoteRule.normalized(booking.note))
        let time = time(from: booking.start, minutes: service.minutes)
        try hours(of: clinician).check(time, for: patient.id, in: connection)
        guard let number = AppointmentNumber(try NumberBlock.appointment.next(in: connection)) else {
            throw .unexpected("an appointment has no number")
        }
        let appointment = Appointment(
            id: id, number: number, patient: patient, clinician: clinician, service: service, time: time, note: note)
        try appointment.insert(in: connection)
        try log(.booked(time.lowerBound), of: appointment)
        return id
    }

    /// Moves an appointment that is still as the user saw it.
    func move(_ id: Appointment.ID, version: Int, to start: Minute) throws(AppError) -> Appointment.ID {
        let appointment = try booked(id, version: version)
        // The appointment's own length: the service may take longer by now.
        let length = appointment.end.timeIntervalSince(appointment.start)
        let time = start.date..<(start.date + length)
        guard time != appointment.time else { throw .invalidInput("That is when it is already.") }
        try hours(of: appointment.clinician, moving: id).check(time, for: appointment.patient.id, in: connection)
        try connection.willChange(.appointment, id.rawValue)
        try connection.run(
            "UPDATE appointment SET start_at = ?, end_at = ?, version = version + 1 WHERE number = ?",
            [.time(time.lowerBound), .time(time.upperBound), .integer(appointment.number.rawValue)])
        try log(.moved(from: appointment.start, to: time.lowerBound), of: appointment)
        return id
    }

    /// Cancels an appointment that is still as the user saw it.
    func cancel(_ id: Appointment.ID, version: Int, reason: String) throws(AppError) -> Appointment.ID {
        guard let reason = try checked(NoteRule.normalized(reason)) else {
            throw .invalidInput("Cancelling needs a reason.")
        }
        let appointment = try booked(id, version: version)
        try connection.willChange(.appointment, id.rawValue)
        try connection.run(
            "UPDATE appointment SET status = ?, reason = ?, version = version + 1 WHERE number = ?",
            [.text(AppointmentName.cancelled), .text(reason), .integer(appointment.number.rawValue)])
        try log(.cancelled(reason: reason), of: appointment)
        return id
    }

    /// The appointment, if it is booked, not over, and unchanged since the user saw it.
    private func booked(_ id: Appointment.ID, version: Int) throws(AppError) -> Appointment {
        let appointment = try rows.find(id, in: connection)
        guard appointment.isBooked else { throw .conflict("Appointment \(appointment.number) is cancelled already.") }
        guard appointment.version == version else {
            throw .conflict("Appointment \(appointment.number) was changed in the meantime.")
        }
        guard appointment.end > now else { throw .conflict("Appointment \(appointment.number) is over.") }
        return appointment
    }

    private func hours(of clinician: Clinician, moving: Appointment.ID? = nil) throws(AppError) -> ClinicianTime {
        ClinicianTime(
            clinician: clinician.id, hours: try OpeningHours.read(of: clinician.id, from: connection),
            timeZone: timeZone,
            now: now, moving: moving)
    }

    private func time(from start: Minute, minutes: Int) -> Range<Date> {
        start.date..<(start.date + TimeInterval(minutes * 60))
    }

    private func checked(_ note: String?) throws(AppError) -> String? {
        if let problem = note.flatMap(NoteRule.problem) { throw .invalidInput(problem) }
        return note
    }

    private func log(_ action: AppointmentEvent.Action, of appointment: Appointment) throws(AppError) {
        try AppointmentEvent(action, at: now, by: by.name, staff: by.id).insert(of: appointment.number, in: connection)
    }
}

extension Appointment {
    /// Stores the appointment as a new one, without its history.
    func insert(in connection: Connection) throws(AppError) {
        try connection.willChange(.appointment, id.rawValue)
        try connection.run(
            """
            INSERT INTO appointment
            (id, number, patient_id, clinician_id, service, start_at, end_at, status, reason, note, version)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .identity(id.rawValue), .integer(number.rawValue), .identity(patient.id.rawValue),
                .identity(clinician.id.rawValue), .text(service.slug.text), .time(start), .time(end),
                .text(status.storedName), .text(status.reason), .text(note), .integer(version),
            ])
    }
}
