import DesignSystem
import Domain
import Foundation
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("The day")
struct AgendaTests {
    @Test
    func `every appointment has a row, by start, then by number, and pressing it asks for that one`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        let numbers = screen.driver.buttons.filter { $0.hasPrefix("#") }.map { $0.prefix(5) }
        #expect(numbers == ["#3001", "#3003", "#3004", "#3002", "#3006", "#3005", "#3007", "#3008"])
        let row = try #require(screen.driver.buttons.first { $0.hasPrefix("#3006") })
        #expect(row.hasSuffix("(cancelled)"))
        try await screen.driver.press(row)
        screen.driver.expect(screen.coordinator.requests, [.appointment(try #require(AppointmentNumber(3006)))])
    }

    @Test
    func `the timeline has a bar for each clinician, with bookings and gaps, and the present moment`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        let tracks = screen.driver.all(.track)
        #expect(tracks.map(\.label) == ["Dr. Chen Wei 陳偉", "Dr. Dana Petrescu", "Dr. Inés Molina"])
        #expect(
            tracks[1].children.map { "\($0.value ?? "") \($0.label)" } == [
                "09:00 to 09:30 Sofia Papadopoulou", "09:30 to 13:00 free until 13:00",
                "13:00 to 13:45 Oluwaseun Adeyemi", "13:45 to 14:00 free until 14:00",
                "14:00 to 15:00 closed until 15:00", "15:00 to 18:00 free until 18:00",
            ])
        #expect(screen.driver.all(.mark).first { $0.identifier == "now" }?.value == "10:12")
    }

    @Test func `a cancelled appointment leaves its time free in the picture`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        screen.appointments.put(try screen.toured.changed(status: .cancelled(reason: "x")))
        await screen.driver.settle()
        #expect(!screen.driver.all(.block).contains { $0.label == "Marguerite Delacroix" })
        #expect(screen.driver.shows("Friday 2026-01-02 6 booked, 2 cancelled"))
    }

    @Test(
        arguments: [("previous-day", "2026-01-01"), ("next-day", "2026-01-03")])
    func `the ways to other days ask for those days`(button: String, day: String) async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        try await screen.driver.press(button)
        screen.driver.expect(screen.coordinator.requests, [.day(try #require(Day(iso: day)))])
    }

    @Test func `a typed date is shown; today's is today; an invalid date is reported`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        try await screen.driver.type("5 March", into: "day")
        #expect(try screen.driver.find(role: .failure).label == "“5 March” is no date. Write it like 2026-03-05.")
        try await screen.driver.type("2026-02-30", into: "day")
        #expect(try screen.driver.find(role: .failure).label == "There is no date 2026-02-30.")
        #expect(screen.coordinator.requests.isEmpty)
        try await screen.driver.type("2026-03-05", into: "day")
        try await screen.driver.type("2026-01-02", into: "day")
        try await screen.driver.type("", into: "day")
        screen.driver.expect(screen.coordinator.requests, [.day(try #require(Day(iso: "2026-03-05"))), .today, .today])
        #expect(screen.driver.screen.failure == nil)
        try await screen.driver.type("nonsense", into: "day")
        #expect(screen.driver.screen.failure != nil)
        try await screen.driver.press("today")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `after midnight, today is another day`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        screen.clock.advance(by: 86_400)
        try await screen.driver.press("today")
        #expect(screen.driver.shows("Saturday 2026-01-03 2 booked"))
        #expect(screen.openStreams == 1)
    }

    @Test func `booking is asked of the coordinator`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        try await screen.driver.press("book")
        screen.driver.expect(screen.coordinator.requests, [.book(nil)])
    }
}
