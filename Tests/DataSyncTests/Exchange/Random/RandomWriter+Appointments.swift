import Domain
import Foundation
import Support

@testable import Data
@testable import DataSync
import DataSupport

extension RandomWriter {
    /// Books one of the first free times of a day, which other workstations want too.
    mutating func book() async throws {
        let service = try one(of: try await workstation.now { $0.appointments.services() })
        let offer = try await workstation.now { $0.appointments.clinicians(offering: service.slug) }
        let (clinician, patient) = (try one(of: offer.clinicians), try one(of: patients))
        let start = try await free(SlotQuery(service: service.slug, clinician: clinician.slug, day: someDay()))
        let booking = Booking(patient: patient, service: service.slug, clinician: clinician.slug, start: start)
        let appointment = try await workstation.appointments.book(booking, operation: StoreHarness.operation())
        journal.effects.append(WriteEffect.made(.appointment, appointment.id.rawValue))
        journal.numbers.append("appointment \(appointment.number)")
        try await keep(appointment)
    }

    mutating func move() async throws {
        let old = try await upcoming()
        let query = SlotQuery(
            service: old.service.slug, clinician: old.clinician.slug, day: someDay(), moving: old.id)
        let start = try await free(query)
        let new = try await workstation.appointments.reschedule(
            old.id, version: old.version, to: start, operation: StoreHarness.operation())
        try await keep(new)
    }

    mutating func callOff() async throws {
        let old = try await upcoming()
        let gone = try await workstation.appointments.cancel(
            old.id, version: old.version, reason: "No time", operation: StoreHarness.operation())
        try await keep(gone)
    }

    private mutating func upcoming() async throws -> Appointment {
        try one(of: try await workstation.now { $0.appointments.upcoming(for: nil, limit: 40) })
    }

    private mutating func someDay() -> Day {
        let days = Int.random(in: 1..<DaySlots.daysAhead, using: &random)
        return Day(of: .sample, in: workstation.timeZone).advanced(by: days)
    }

    private mutating func free(_ query: SlotQuery) async throws -> Minute {
        let slots = try await workstation.now { $0.appointments.slots(query) }
        let time = try one(of: Array(slots.times.prefix(4)))
        guard let start = Minute(time.lowerBound) else { throw AppError.conflict("It begins between two minutes.") }
        return start
    }

    /// The last step of this person is the one just taken, whatever came meanwhile.
    private mutating func keep(_ appointment: Appointment) async throws {
        let history = try await workstation.now { $0.appointments.appointment(appointment.number) }.history
        guard let step = history.last(where: { $0.staff == me }) else { return }
        journal.effects.append(WriteEffect.step(.appointment, appointment.id.rawValue, at: step.at))
    }
}
