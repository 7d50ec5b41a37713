import Domain
import Foundation
import Testing

extension AppointmentContract {
    static let slots: [ContractRule] = [
        ContractRule("free times are within the hours, outside of bookings, and not in the past") { clinic in
            try await clinic.signIn(.receptionist)
            let agenda = try await clinic.agenda()
            let query = try await clinic.query()
            let slots = try await clinic.slots(query)
            #expect(!slots.times.isEmpty)
            let taken = agenda.booked(by: slots.clinician).map(\.time)
            for time in slots.times {
                #expect(time.lowerBound >= clinic.clock.now)
                #expect(agenda.open.contains { $0.encloses(time) })
                #expect(!taken.contains { $0.overlaps(time) })
                #expect(time.upperBound == time.lowerBound + TimeInterval(slots.service.minutes * 60))
            }
        },
        ContractRule("a time that is cancelled is free again") { clinic in
            try await clinic.signIn(.receptionist)
            let query = try await clinic.query(1)
            let before = try await clinic.slots(query).times
            let booked = try await clinic.book(try await clinic.request(1))
            #expect(try await !clinic.slots(query).times.contains(booked.time))
            try await clinic.cancel(booked)
            #expect(try await clinic.slots(query).times == before)
        },
        ContractRule("a day without a free time names the next one that has one") { clinic in
            try await clinic.signIn(.receptionist)
            let query = try await clinic.query()
            let past = SlotQuery(
                service: query.service, clinician: query.clinician, day: query.day.advanced(by: -1))
            let slots = try await clinic.slots(past)
            #expect(slots.times.isEmpty)
            #expect(slots.next == clinic.today)
        },
        ContractRule("for an appointment that is moved its own time counts as free, but is not offered") { clinic in
            try await clinic.signIn(.receptionist)
            let booked = try await clinic.book(try await clinic.request(3, slot: 1))
            let free = try await clinic.slots(clinic.query(3)).times
            let query = try await clinic.query(3, moving: booked.id)
            let slots = try await clinic.slots(query)
            #expect(slots.times == free)
            let half = try #require(Minute(booked.start - 15 * 60))
            let moved = try await clinic.appointments.reschedule(
                booked.id, version: booked.version, to: half, operation: clinic.operation())
            #expect(moved.start == half.date)
        },
        ContractRule("nothing is offered by who does not offer it") { clinic in
            try await clinic.signIn(.receptionist)
            let query = SlotQuery(
                service: try #require(ServiceSlug("blood-test")),
                clinician: try #require(ClinicianSlug("chen")), day: clinic.today)
            var reader = clinic.appointments.slots(query).reader()
            #expect(try await reader.error()?.code == "not-found")
        },
    ]
}
