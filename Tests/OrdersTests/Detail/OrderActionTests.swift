import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("The actions of an order")
struct OrderActionTests {
    /// A second definition of the actions offered beside the next step, by state and role.
    private nonisolated static func offered(_ state: OrderState, _ role: Role) -> [String] {
        let mayCancel = (state == .placed || state == .paid) && (role == .receptionist || role == .manager)
        let hasRefund = state != .placed && state != .cancelled
        return ["Track this order"] + (mayCancel ? ["Cancel the order"] : []) + (hasRefund ? ["Refund"] : [])
            + ["Contact support", "Share", "History"]
    }

    @Test(arguments: OrderState.allCases.filter(\.isLasting), Role.allCases)
    func `follows the state and the role`(state: OrderState, role: Role) async throws {
        let screen = try await OrderDetailScreen.settled(state, role: role)
        #expect(screen.driver.buttons.filter { !$0.hasPrefix("Mark as") } == Self.offered(state, role))
    }

    @Test func `is asked of the coordinator, once for each press, and changes nothing by itself`() async throws {
        let screen = try await OrderDetailScreen.settled(.paid, role: .manager)
        for name in ["cancel-order", "refund", "support", "share"] { try await screen.driver.press(name) }
        let number = try #require(OrderNumber(1042))
        #expect(
            screen.coordinator.requests == [
                .confirmCancelling(number), .refund(number), .support(number), .share(number),
            ])
        #expect(screen.moves.isEmpty)
    }

    @Test func `the history is asked of the coordinator`() async throws {
        let screen = try await OrderDetailScreen.settled(.paid, role: .clinician)
        try await screen.driver.press("history")
        screen.driver.expect(screen.coordinator.requests, [.history(.known(1042))])
    }

    @Test func `follows an order that someone else cancels`() async throws {
        let screen = try await OrderDetailScreen.settled(.placed, role: .receptionist)
        #expect(screen.driver.shows("cancel-order"))
        screen.orders.put(try .sample(1042, .cancelled))
        await screen.driver.settle()
        #expect(screen.driver.buttons == ["Track this order", "Contact support", "Share", "History"])
    }

    @Test func `is done once, however often the button is pressed before the answer`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.answers.hold()
        let first = Task.immediate { try await screen.driver.press("advance") }
        await screen.driver.currentScreen()
        let second = Task.immediate { try await screen.driver.press("advance") }
        await screen.driver.currentScreen()
        screen.orders.answers.release()
        try await first.value
        try await second.value
        #expect(screen.moves.count == 1)
        #expect(screen.driver.shows("Order #1042 Shipped"))
    }
}
