import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("Appointments after a lost answer")
struct LostAnswerTests {
    @Test(
        arguments: [(.confirm, "book"), (.move, "move"), (.cancel, "cancel-appointment")] as [(ScreenKind, String)])
    func `pressing again does the thing once, under the same operation, and goes on`(kind: ScreenKind, button: String)
        async throws
    {
        let screen = try await AppointmentScreen.settled(kind)
        if kind == .cancel { try await screen.driver.type("Ill", into: "reason") }
        let before = screen.appointments.all
        screen.appointments.answers.loseNextAnswer()
        try await screen.driver.press(button)
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.requests.isEmpty)
        let after = screen.appointments.all
        #expect(after != before)
        try await screen.driver.press(button)
        #expect(screen.appointments.all == after)
        #expect(screen.operations == [OperationID(.sample(1)), OperationID(.sample(1))])
        #expect(screen.requests.count == 1)
    }

    @Test func `another request is another operation, and so is the same request again`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        screen.appointments.answers.failNext(with: .storage(.busy(path: "/clinic/clinic.sqlite")))
        try await screen.driver.press("book")
        try await screen.driver.type("Brings X-rays", into: "note")
        try await screen.driver.press("book")
        try await screen.driver.press("book")
        #expect(screen.operations == [1, 2, 3].map { OperationID(.sample($0)) })
    }

    @Test func `the operation belongs to the draft: leaving the last step and returning continues it`() async throws {
        let screen = try await AppointmentScreen.settled(.confirm)
        screen.appointments.answers.loseNextAnswer()
        try await screen.driver.press("book")
        let again = try await screen.reentered(.confirm)
        try await again.press("book")
        #expect(Set(screen.operations).count == 1)
        #expect(screen.requests.count == 1)
    }
}

extension AppointmentScreen {
    /// The requested operations, in order.
    fileprivate var operations: [OperationID] {
        appointments.writes.map { write in
            switch write {
            case .book(_, let id), .move(_, _, _, let id), .cancel(_, _, _, let id): id
            }
        }
    }

    /// The requests to the coordinators.
    fileprivate var requests: [AnyHashable] {
        coordinator.requests.map(AnyHashable.init) + booking.requests.map(AnyHashable.init)
    }

    /// Another screen on the same fakes and coordinators, as when a place is left and opened again.
    fileprivate func reentered(_ kind: ScreenKind) async throws -> ScreenDriver {
        let parts = ScreenParts(
            appointments: appointments, clock: clock, coordinator: coordinator, booking: booking, errors: errors)
        let driver = ScreenDriver(
            try kind.make(parts).view, style: kind.style, deliveries: [appointments.deliveries],
            timeZone: .madrid, now: clock.now)
        await driver.settle()
        return driver
    }
}
