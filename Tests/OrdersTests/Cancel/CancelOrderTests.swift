import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Cancelling an order")
struct CancelOrderTests {
    @Test func `the safe answer comes first and has the focus`() async throws {
        let screen = try await CancelOrderState.asked.screen()
        #expect(screen.driver.buttons == ["Keep the order", "Cancel the order"])
        #expect(screen.driver.screen.focus == ActionID(1))
    }

    @Test func `keeping the order changes nothing, and the question is answered`() async throws {
        let screen = try await CancelOrderState.asked.screen()
        try await screen.driver.press("keep")
        #expect(screen.orders.all.map(\.state) == [.placed])
        screen.driver.expect(screen.coordinator.requests, [.cancellingAnswered])
    }

    @Test func `cancelling is one step, and the question is answered once it is taken`() async throws {
        let screen = try await CancelOrderState.asked.screen()
        screen.orders.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("cancel-order") }
        await screen.driver.currentScreen()
        #expect(screen.coordinator.requests.isEmpty)
        screen.orders.answers.release()
        try await pressing.value
        #expect(screen.orders.all.map(\.state) == [.cancelled])
        screen.driver.expect(screen.coordinator.requests, [.cancellingAnswered])
        #expect(
            screen.orders.calls.suffix(1)
                == [.move(Identifier(.sample(1042)), version: 1, to: .cancelled, operation: OperationID(.sample(1)))])
    }

    @Test func `what was paid is not cancelled but asked to be refunded, and the question says so`() async throws {
        let screen = try await CancelOrderState.paid.screen()
        #expect(screen.driver.buttons == ["Keep the order", "Ask for the refund"])
        let words =
            "Lena Vogt has paid 14.05 EUR. Another person, a pharmacist or manager, decides whether it is refunded."
        #expect(screen.driver.shows(words))
        try await screen.driver.press("cancel-order")
        #expect(screen.orders.all.map(\.state) == [.refundRequested])
        #expect(screen.orders.all.map(\.refundRequest?.note) == ["Cancelled before it was packed."])
        screen.driver.expect(screen.coordinator.requests, [.cancellingAnswered])
    }

    @Test func `an order that was packed meanwhile can only be kept`() async throws {
        let screen = try await CancelOrderState.tooLate.screen()
        #expect(screen.driver.buttons == ["Close"])
        #expect(screen.driver.shows("It is too late: the order is packed."))
    }

    @Test func `a refused step says why on top of the question, and answers nothing`() async throws {
        let screen = try await CancelOrderState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.coordinator.requests.isEmpty)
        #expect(screen.driver.buttons == ["Keep the order", "Cancel the order"])
        #expect(screen.orders.all.map(\.state) == [.placed])
    }

    @Test(arguments: [Role.clinician, .pharmacist])
    func `a role that may not cancel sees the reason, and nothing changes`(role: Role) async throws {
        let screen = try CancelOrderScreen(.sample(1042, .placed), session: .sample(role))
        await screen.driver.settle()
        try await screen.driver.press("cancel-order")
        #expect(screen.errors.errors == [.notAllowed(.takePayment)])
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(screen.orders.all.map(\.state) == [.placed])
    }

    @Test
    func `when the session ran out meanwhile, signing in is asked for instead of showing a failure`() async throws {
        let screen = try await CancelOrderState.asked.screen()
        screen.orders.answers.failNext(with: .signInRequired)
        try await screen.driver.press("cancel-order")
        #expect(screen.errors.errors == [.signInRequired])
        #expect(screen.driver.screen.failure == nil)
    }
}
