import Domain
import Foundation

extension FakeAppointmentRepository {
    /// One day at the clinic; see ``AppointmentRepository``.
    package func agenda(on day: Day) -> Snapshots<Agenda> {
        let zone = timeZone
        return read { book in
            Agenda(
                day: day, open: book.hours.open(on: day, in: zone), clinicians: book.clinicians,
                appointments: book.sorted { Day(of: $0.start, in: zone) == day })
        }
    }

    /// One appointment with its history; see ``AppointmentRepository``.
    package func appointment(_ number: AppointmentNumber) -> Snapshots<AppointmentDetail> {
        read { book throws(AppError) in
            guard let found = book.appointments.first(where: { $0.number == number }) else {
                throw .notFound("Appointment \(number)")
            }
            return AppointmentDetail(appointment: found, history: book.history[found.id] ?? [])
        }
    }

    /// The services; see ``AppointmentRepository``.
    package func services() -> Snapshots<[Service]> {
        read(\.services)
    }

    /// The clinicians who offer a service; see ``AppointmentRepository``.
    package func clinicians(offering service: ServiceSlug) -> Snapshots<ServiceOffer> {
        read { book throws(AppError) in try book.offer(service) }
    }

    /// Free times; see ``AppointmentRepository``.
    package func slots(_ query: SlotQuery) -> Snapshots<DaySlots> {
        let (zone, clock) = (timeZone, clock)
        return read { book throws(AppError) in
            let (service, clinician) = try book.pair(query.service, query.clinician)
            let moved = try query.moving.map { id throws(AppError) in try book.find(id) }
            let length = moved.map { Int($0.end.timeIntervalSince($0.start) / 60) } ?? service.minutes
            let taken = book.taken(of: clinician.id, moving: query.moving)
            let times = { (day: Day) in
                SlotRule.slots(
                    minutes: length, open: book.hours.open(on: day, in: zone), taken: taken, now: clock.now)
            }
            let free = SlotRule.free(
                open: book.hours.open(on: query.day, in: zone), taken: taken, now: clock.now)
            let own = times(query.day).filter { $0 != moved?.time }
            let next = (1...DaySlots.daysAhead).map { query.day.advanced(by: $0) }.first { !times($0).isEmpty }
            return DaySlots(
                day: query.day, service: service, clinician: clinician, times: own, free: free,
                next: own.isEmpty ? next : nil)
        }
    }

    /// The patients that a text matches; see ``AppointmentRepository``.
    package func patients(matching text: SearchText, limit: Int) -> Snapshots<[PatientReference]> {
        read { Array($0.patients(matching: text).prefix(max(0, limit))) }
    }

    /// A patient's next appointments; see ``AppointmentRepository``.
    package func upcoming(of patient: Patient.ID, limit: Int) -> Snapshots<[Appointment]> {
        upcoming(limit) { $0.patient.id == patient }
    }

    /// A clinician's next appointments; see ``AppointmentRepository``.
    package func upcoming(for clinician: Staff.ID?, limit: Int) -> Snapshots<[Appointment]> {
        upcoming(limit) { clinician == nil || $0.clinician.id == clinician }
    }

    private func upcoming(
        _ limit: Int, _ isWanted: @escaping @Sendable (Appointment) -> Bool
    ) -> Snapshots<[Appointment]> {
        let clock = clock
        return read { book in
            let all = book.sorted { isWanted($0) && $0.isBooked && $0.end > clock.now }
            return Array(all.prefix(max(0, limit)))
        }
    }

    /// Books an appointment; see ``AppointmentRepository``.
    package func book(_ booking: Booking, operation: OperationID) async throws(AppError) -> Appointment {
        let (now, zone) = (clock.now, timeZone)
        return try await write(.book(booking, operation), operation) { book, staff, id throws(AppError) in
            try book.book(booking, as: id, by: staff, at: now, in: zone)
        }
    }

    /// Moves an appointment; see ``AppointmentRepository``.
    package func reschedule(
        _ appointment: Appointment.ID, version: Int, to start: Minute, operation: OperationID
    ) async throws(AppError) -> Appointment {
        let (now, zone) = (clock.now, timeZone)
        let write = Write.move(appointment, version: version, to: start, operation)
        return try await self.write(write, operation) { book, staff, _ throws(AppError) in
            try book.move(appointment, version: version, to: start, by: staff, at: now, in: zone)
        }
    }

    /// Cancels an appointment; see ``AppointmentRepository``.
    package func cancel(
        _ appointment: Appointment.ID, version: Int, reason: String, operation: OperationID
    ) async throws(AppError) -> Appointment {
        let now = clock.now
        let write = Write.cancel(appointment, version: version, reason: reason, operation)
        return try await self.write(write, operation) { book, staff, _ throws(AppError) in
            try book.cancel(appointment, version: version, reason: reason, by: staff, at: now)
        }
    }
}
