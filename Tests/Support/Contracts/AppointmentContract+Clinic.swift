import Domain
import Foundation
import Testing

/// Shorthands for a clinic under test.
extension ContractClinic {
    /// The date at the clinic.
    var today: Day { Day(of: clock.now, in: AppointmentContract.timeZone) }

    func agenda(_ days: Int = 0) async throws -> Agenda {
        var reader = appointments.agenda(on: today.advanced(by: days)).reader()
        return try await reader.value()
    }

    func current(_ appointment: Appointment) async throws -> Appointment {
        try await detail(appointment).appointment
    }

    func detail(_ appointment: Appointment) async throws -> AppointmentDetail {
        var reader = appointments.appointment(appointment.number).reader()
        return try await reader.value()
    }

    /// Check-ups with the first clinician who offers them.
    func query(_ days: Int = 0, moving: Appointment.ID? = nil) async throws -> SlotQuery {
        let service = try #require(ServiceSlug("checkup"))
        var reader = appointments.clinicians(offering: service).reader()
        let clinician = try #require(try await reader.value().clinicians.first)
        return SlotQuery(
            service: service, clinician: clinician.slug, day: today.advanced(by: days), moving: moving)
    }

    func slots(_ query: SlotQuery) async throws -> DaySlots {
        var reader = appointments.slots(query).reader()
        return try await reader.value()
    }

    /// A request for one of the free check-ups of a date.
    func request(_ days: Int = 0, slot: Int = 0, patient: Int = 2001, note: String? = nil) async throws -> Booking {
        let query = try await query(days)
        let times = try await slots(query).times
        let free = try #require(times.dropFirst(slot).first)
        let start = try #require(Minute(free.lowerBound))
        return Booking(
            patient: try #require(PatientNumber(patient)), service: query.service, clinician: query.clinician,
            start: start, note: note)
    }

    /// Books as a new operation unless one is given.
    @discardableResult
    func book(_ booking: Booking, as operation: OperationID? = nil) async throws -> Appointment {
        try await appointments.book(booking, operation: operation ?? self.operation())
    }

    /// Moves as a new operation unless one is given.
    @discardableResult
    func reschedule(
        _ appointment: Appointment, to start: Date, as operation: OperationID? = nil
    ) async throws -> Appointment {
        try await appointments.reschedule(
            appointment.id, version: appointment.version, to: try #require(Minute(start)),
            operation: operation ?? self.operation())
    }

    /// Cancels as a new operation unless one is given.
    @discardableResult
    func cancel(
        _ appointment: Appointment, _ reason: String = "Called in sick", as operation: OperationID? = nil
    ) async throws -> Appointment {
        try await appointments.cancel(
            appointment.id, version: appointment.version, reason: reason, operation: operation ?? self.operation())
    }
}
