import DesignSystem
import Domain
import Foundation
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("Free times on screen")
struct SlotsTests {
    private static let times = [
        "10:15", "11:45", "12:15", "12:45", "13:15", "15:00", "15:30", "16:00", "16:30", "17:00",
    ]

    @Test func `a day's free times are its buttons, and choosing one asks for it`() async throws {
        let screen = try await AppointmentScreen.settled(.slots)
        #expect(screen.driver.buttons.prefix(10) == Self.times[...])
        try await screen.driver.press("12:45")
        let start = try #require(Minute("2026-01-02T1145Z"))
        #expect(screen.booking.requests == [.start(start)])
    }

    @Test func `for a move, choosing asks whether it is meant`() async throws {
        let screen = try await AppointmentScreen.settled(.reschedule)
        #expect(screen.driver.all(.text).contains { $0.label.hasPrefix("Marguerite Delacroix, now Friday") })
        try await screen.driver.press("15:00")
        let start = try #require(Minute("2026-01-02T1400Z"))
        screen.driver.expect(screen.coordinator.requests, [.confirmMoving(try screen.toured.number, to: start)])
    }

    @Test func `a time that someone else takes disappears, and returns when it is free again`() async throws {
        let screen = try await AppointmentScreen.settled(.slots)
        let zone = ClinicTimeZone.madrid
        let other = try Appointment.sample(3050, minutesAfterNine: 360, clinician: "chen", in: zone)
        screen.appointments.put(other)
        await screen.driver.settle()
        #expect(!screen.driver.buttons.contains("15:00"))
        screen.appointments.put(other.changed(status: .cancelled(reason: "x")))
        await screen.driver.settle()
        #expect(screen.driver.buttons.contains("15:00"))
    }

    @Test func `other days are leafed to, found by date, and followed one at a time`() async throws {
        let screen = try await AppointmentScreen.settled(.slots)
        try await screen.driver.press("next-day")
        #expect(screen.driver.shows("Saturday 2026-01-03 8 free times"))
        try await screen.driver.type("2026-01-05", into: "day")
        #expect(screen.driver.shows("Monday 2026-01-05 16 free times"))
        try await screen.driver.press("previous-day")
        #expect(screen.driver.shows("Sunday 2026-01-04 10 free times"))
        try await screen.driver.type("no day", into: "day")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.openStreams == 1)
    }

    @Test func `a past day leads to the next day with a free time`() async throws {
        let screen = try await AppointmentScreen.settled(.slots)
        try await screen.driver.press("previous-day")
        #expect(screen.driver.shows("Thursday 2026-01-01 0 free times"))
        #expect(screen.driver.text().contains("The next one is on"))
        try await screen.driver.press("next-free-day")
        #expect(screen.driver.shows("Friday 2026-01-02 11 free times"))
    }

    @Test func `a cancelled appointment is not moved`() async throws {
        let screen = try await AppointmentScreen.settled(.reschedule)
        screen.appointments.put(try screen.toured.changed(status: .cancelled(reason: "x")))
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(!screen.driver.buttons.contains("15:00"))
    }
}
