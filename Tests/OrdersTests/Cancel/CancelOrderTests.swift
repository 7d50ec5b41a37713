import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Cancelling an order")
struct CancelOrderTests {
    @Test("The safe answer comes first and has the focus")
    func safest() async throws {
        let screen = try await CancelOrderState.asked.screen()
        #expect(screen.driver.buttons == ["Keep the order", "Cancel the order"])
        #expect(screen.driver.screen.focus == ActionID(1))
    }

    @Test("Keeping the order changes nothing, and the question is answered")
    func keep() async throws {
        let screen = try await CancelOrderState.asked.screen()
        try await screen.driver.press("keep")
        #expect(screen.orders.all.map(\.state) == [.paid])
        #expect(screen.coordinator.wishes == [.cancellingAnswered])
    }

    @Test("Cancelling is one step, and the question is answered once it is taken")
    func cancel() async throws {
        let screen = try await CancelOrderState.asked.screen()
        screen.orders.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("cancel-order") }
        await screen.driver.glance()
        #expect(screen.coordinator.wishes.isEmpty)
        screen.orders.answers.release()
        try await pressing.value
        #expect(screen.orders.all.map(\.state) == [.cancelled])
        #expect(screen.coordinator.wishes == [.cancellingAnswered])
        #expect(
            screen.orders.calls.suffix(1)
                == [.move(Identifier(.sample(1042)), version: 2, to: .cancelled, operation: OperationID(.sample(1)))])
    }

    @Test("A refused step says why on top of the question, and answers nothing")
    func refused() async throws {
        let screen = try await CancelOrderState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.coordinator.wishes.isEmpty)
        #expect(screen.driver.buttons == ["Keep the order", "Cancel the order"])
        #expect(screen.orders.all.map(\.state) == [.paid])
    }

    @Test("Whoever may not cancel is told so, and nothing changes", arguments: [Role.clinician, .pharmacist])
    func notAllowed(role: Role) async throws {
        let screen = try CancelOrderScreen(.sample(1042, .paid), session: .sample(role))
        await screen.driver.settle()
        try await screen.driver.press("cancel-order")
        #expect(screen.errors.errors == [.notAllowed(.takePayment)])
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(screen.orders.all.map(\.state) == [.paid])
    }

    @Test("When the session ran out meanwhile, signing in is asked for instead of showing a failure")
    func expired() async throws {
        let screen = try await CancelOrderState.asked.screen()
        screen.orders.answers.failNext(with: .signInRequired)
        try await screen.driver.press("cancel-order")
        #expect(screen.errors.errors == [.signInRequired])
        #expect(screen.driver.screen.failure == nil)
    }
}
