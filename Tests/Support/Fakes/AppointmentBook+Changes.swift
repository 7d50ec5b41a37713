import Domain
import Foundation

extension AppointmentBook {
    /// Applies a change unless its operation was applied before, and returns the resulting appointment.
    mutating func apply(
        _ operation: OperationID, asking content: [String?],
        _ change: (inout AppointmentBook) throws(AppError) -> Appointment.ID
    ) throws(AppError) -> Appointment {
        if try operations.contains(operation, asking: content), let done = applied[operation] { return try find(done) }
        let id = try change(&self)
        operations.insert(operation, asking: content)
        applied[operation] = id
        return try find(id)
    }

    mutating func book(
        _ booking: Booking, as id: Appointment.ID, by: Staff, at now: Date, in zone: ClinicTimeZone
    ) throws(AppError) -> Appointment.ID {
        let (service, clinician) = try pair(booking.service, booking.clinician)
        guard let patient = patients.first(where: { $0.number == booking.patient }) else {
            throw .notFound("Patient \(booking.patient)")
        }
        let note = NoteRule.normalized(booking.note)
        if let problem = note.flatMap(NoteRule.problem) { throw .invalidInput(problem) }
        let time = booking.start.date..<(booking.start.date + TimeInterval(service.minutes * 60))
        try check(time, of: clinician.id, for: patient.id, moving: nil, at: now, in: zone)
        guard let number = AppointmentNumber((appointments.map(\.number.rawValue).max() ?? 3000) + 1) else {
            throw .unexpected("there is no number")
        }
        appointments.append(
            Appointment(
                id: id, number: number, patient: patient, clinician: clinician, service: service, time: time, note: note
            ))
        log(.booked(time.lowerBound), of: id, by: by, at: now)
        return id
    }

    mutating func move(
        _ id: Appointment.ID, version: Int, to start: Minute, by: Staff, at now: Date, in zone: ClinicTimeZone
    ) throws(AppError) -> Appointment.ID {
        let old = try booked(id, version: version, at: now)
        let time = start.date..<(start.date + old.end.timeIntervalSince(old.start))
        guard time != old.time else { throw .invalidInput("That is when it is already.") }
        try check(time, of: old.clinician.id, for: old.patient.id, moving: id, at: now, in: zone)
        replace(old.changed(time: time))
        log(.moved(from: old.start, to: time.lowerBound), of: id, by: by, at: now)
        return id
    }

    mutating func cancel(
        _ id: Appointment.ID, version: Int, reason: String, by: Staff, at now: Date
    ) throws(AppError) -> Appointment.ID {
        guard let reason = NoteRule.normalized(reason) else { throw .invalidInput("Cancelling needs a reason.") }
        if let problem = NoteRule.problem(with: reason) { throw .invalidInput(problem) }
        replace(try booked(id, version: version, at: now).changed(status: .cancelled(reason: reason)))
        log(.cancelled(reason: reason), of: id, by: by, at: now)
        return id
    }

    mutating func replace(_ appointment: Appointment) {
        appointments.removeAll { $0.id == appointment.id }
        appointments.append(appointment)
    }

    private func booked(_ id: Appointment.ID, version: Int, at now: Date) throws(AppError) -> Appointment {
        let found = try find(id)
        guard found.isBooked else { throw .conflict("Appointment \(found.number) is cancelled already.") }
        guard found.version == version else {
            throw .conflict("Appointment \(found.number) was changed in the meantime.")
        }
        guard found.end > now else { throw .conflict("Appointment \(found.number) is over.") }
        return found
    }

    private func check(
        _ time: Range<Date>, of clinician: Staff.ID, for patient: Patient.ID, moving: Appointment.ID?, at now: Date,
        in zone: ClinicTimeZone
    ) throws(AppError) {
        let open = hours.open(on: Day(of: time.lowerBound, in: zone), in: zone)
        let taken = taken(of: clinician, moving: moving)
        if let problem = SlotRule.problem(with: time, open: open, taken: taken, now: now) { throw problem.appError }
        let isElsewhere = appointments.contains {
            $0.patient.id == patient && $0.isBooked && $0.id != moving && $0.time.overlaps(time)
        }
        if isElsewhere { throw SlotProblem.patientElsewhere.appError }
    }

    private mutating func log(_ action: AppointmentEvent.Action, of id: Appointment.ID, by: Staff, at now: Date) {
        history[id, default: []].append(AppointmentEvent(action, at: now, by: by.name, staff: by.id))
    }
}
