import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("An appointment")
struct AppointmentDetailTests {
    @Test func `every action is a request to the coordinator`() async throws {
        let screen = try await AppointmentScreen.settled(.detail)
        for name in ["patient", "reschedule", "cancel-appointment"] { try await screen.driver.press(name) }
        let number = try screen.toured.number
        #expect(
            screen.coordinator.requests == [
                .patient(try screen.toured.patient.number), .reschedule(number), .confirmCancelling(number),
            ])
    }

    @Test func `the history is asked of the coordinator`() async throws {
        let screen = try await AppointmentScreen.settled(.detail)
        try await screen.driver.press("history")
        screen.driver.expect(screen.coordinator.requests, [.history(try screen.toured.number)])
    }

    @Test func `a cancelled one says why, and can be neither moved nor cancelled`() async throws {
        let screen = try await AppointmentScreen.settled(.detail)
        screen.appointments.put(try screen.toured.changed(status: .cancelled(reason: "Has a cold")))
        await screen.driver.settle()
        #expect(screen.driver.shows("Cancelled because Has a cold"))
        #expect(screen.driver.buttons == ["Patient", "History"])
    }

    @Test func `cancelling needs a reason, is one write of what was seen, and answers the question`() async throws {
        let screen = try await AppointmentScreen.settled(.cancel)
        try await screen.driver.press("cancel-appointment")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Has a cold", into: "reason")
        try await screen.driver.press("cancel-appointment")
        #expect(try screen.toured.status == .cancelled(reason: "Has a cold"))
        screen.driver.expect(screen.coordinator.requests, [.cancellingAnswered])
    }

    @Test func `keeping changes nothing, and answers the question`() async throws {
        for kind in [ScreenKind.cancel, .move] {
            let screen = try await AppointmentScreen.settled(kind)
            try await screen.driver.press("keep")
            #expect(screen.appointments.writes.isEmpty)
            #expect(
                screen.coordinator.requests == [kind == .cancel ? .cancellingAnswered : .movingAnswered(moved: false)])
        }
    }

    @Test func `moving is one write of what was seen, and answers the question`() async throws {
        let screen = try await AppointmentScreen.settled(.move)
        let before = try screen.toured
        try await screen.driver.press("move")
        #expect(try screen.toured.start == Minute("2026-01-02T1400Z")?.date)
        screen.driver.expect(screen.coordinator.requests, [.movingAnswered(moved: true)])
        let start = try #require(Minute("2026-01-02T1400Z"))
        #expect(
            screen.appointments.writes == [
                .move(before.id, version: before.version, to: start, OperationID(.sample(1)))
            ])
    }

    @Test func `a time that someone else took is reported, and the question stays open`() async throws {
        let screen = try await AppointmentScreen.settled(.move)
        let other = try Appointment.sample(
            3050, minutesAfterNine: 370, clinician: "chen", in: ClinicTimeZone.madrid)
        screen.appointments.put(other)
        try await screen.driver.press("move")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.coordinator.requests.isEmpty)
    }

    @Test
    func `when the session ran out meanwhile, signing in is asked for instead of showing a failure`() async throws {
        for (kind, button) in [(ScreenKind.cancel, "cancel-appointment"), (.move, "move"), (.confirm, "book")] {
            let screen = try await AppointmentScreen.settled(kind)
            screen.appointments.answers.failNext(with: .signInRequired)
            try await screen.driver.press(button)
            #expect(screen.errors.errors == [.signInRequired])
            #expect(screen.driver.screen.failure == nil)
        }
    }
}
