import Domain
import Foundation
import Support
import Testing

/// A day at the clinic, from its parts.
@Suite struct AgendaTests {
    private let day = Day(of: .sample, in: .gmt)

    private func agenda(open: Bool = true, _ appointments: [Appointment]) -> Agenda {
        Agenda(
            day: day, open: open ? OpeningHours.sample.open(on: day, in: .gmt) : [], clinicians: Clinician.samples,
            appointments: appointments)
    }

    private func times(_ ranges: [Range<Date>]) -> [String] {
        ranges.map { range in
            [range.lowerBound, range.upperBound].map { ClinicTimeZone.gmt.localTime(at: $0)?.description ?? "" }
                .joined(separator: "-")
        }
    }

    @Test func `a clinician is busy during bookings, and free in between`() throws {
        let (chen, dana) = (try #require(Clinician.samples.first { $0.slug.text == "chen" }), "dana")
        let agenda = agenda([
            try .sample(3001, minutesAfterNine: 30), try .sample(3002, minutesAfterNine: 60, clinician: dana),
            try .sample(3003, minutesAfterNine: 90, status: .cancelled(reason: "ill")),
            try .sample(3004, minutesAfterNine: 270),
        ])
        #expect(agenda.booked(by: chen).map(\.number.rawValue) == [3001, 3004])
        #expect(times(agenda.free(chen)) == ["09:00-09:30", "10:00-13:30", "15:00-18:00"])
    }

    @Test func `a day reaches from the first to the last that happens, and a cancelled one does not happen`() throws {
        let late = try Appointment.sample(3001, minutesAfterNine: 600)
        let cancelled = try Appointment.sample(3002, minutesAfterNine: 700, status: .cancelled(reason: "ill"))
        #expect(times([agenda([]).span].compactMap(\.self)) == ["09:00-18:00"])
        #expect(times([agenda([late, cancelled]).span].compactMap(\.self)) == ["09:00-19:30"])
        #expect(times([agenda(open: false, [late, cancelled]).span].compactMap(\.self)) == ["19:00-19:30"])
        #expect(agenda(open: false, [cancelled]).span == nil)
    }

    @Test func `no time is shorter than a minute`() {
        let open = [Date.sample..<(Date.sample + 600)]
        for minutes in [-5, 0, 1] {
            #expect(SlotRule.slots(minutes: minutes, open: open, taken: [], now: .distantPast).count == 10)
        }
    }
}
