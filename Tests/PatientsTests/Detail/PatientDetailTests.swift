import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Patient detail")
struct PatientDetailTests {
    @Test(arguments: Role.allCases)
    func `notes are offered to roles that may keep them, and to no others`(role: Role) async throws {
        let screen = try await PatientDetailScreen.settled(role: role)
        #expect(screen.driver.shows("notes") == (role == .clinician))
    }

    @Test func `the history is asked of the coordinator`() async throws {
        let screen = try await PatientDetailScreen.settled(role: .receptionist)
        try await screen.driver.press("history")
        screen.driver.expect(screen.coordinator.requests, [.history(.known(2001))])
    }

    @Test func `whatever is wanted is asked of the coordinator, once for each press`() async throws {
        let screen = try await PatientDetailScreen.settled(role: .clinician)
        for name in ["book", "edit", "orders", "notes"] { try await screen.driver.press(name) }
        let number = try #require(PatientNumber(2001))
        screen.driver.expect(
            screen.coordinator.requests, [.book(number), .edit(number), .orders(number), .notes(number)])
    }

    @Test(
        arguments: [
            ([.finished(.known(3_010))], "Appointment #3010 is booked."),
            ([.finished(.known(3_010)), .cancelled], nil),
            ([.cancelled, .replaced], "The booking was left for something else; nothing is booked by it."),
        ] as [([FlowOutcome<AppointmentNumber>], String?)])
    func `the outcome of a booking that began here is shown, until another one ends`(
        outcomes: [FlowOutcome<AppointmentNumber>], line: String?
    ) async throws {
        let screen = try PatientDetailScreen(Patient.samples.first)
        screen.coordinator.outcomes = outcomes
        await screen.driver.settle()
        let lines = [
            "Appointment #3010 is booked.", "The booking was left for something else; nothing is booked by it.",
        ]
        #expect(lines.filter { screen.driver.shows($0) } == [line].compactMap { $0 })
    }

    @Test func `what is booked for the patient is shown, next first, and each leads to itself`() async throws {
        let screen = try await PatientDetailScreen.settled(role: .receptionist)
        let row = try #require(screen.driver.buttons.first { $0.hasPrefix("#3010") })
        #expect(screen.driver.buttons.filter { $0.hasPrefix("#") }.map { $0.prefix(5) } == ["#3001", "#3010"])
        try await screen.driver.press(row)
        screen.driver.expect(screen.coordinator.requests, [.appointment(try #require(AppointmentNumber(3010)))])
        try await screen.cancelAll()
        await screen.driver.settle()
        #expect(screen.driver.shows("None is booked."))
    }

    @Test func `an unknown patient is reported, and nothing is offered`() async throws {
        let screen = try await PatientDetailState.notFound.screen()
        #expect(screen.driver.screen.failure == "not-found")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test func `another person's save is shown at once`() async throws {
        let screen = try await PatientDetailScreen.settled(role: .receptionist)
        screen.patients.put(try .sample(2001, "Lena Ruiz", revision: 2))
        await screen.driver.settle()
        #expect(screen.driver.shows("Lena Ruiz"))
    }

    @Test func `when another person signs in, the offered actions follow`() async throws {
        let screen = try await PatientDetailScreen.settled(role: .clinician)
        screen.sessions.current = .sample(.manager)
        await screen.driver.settle()
        #expect(!screen.driver.shows("notes"))
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
    }
}
