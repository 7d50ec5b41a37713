import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("An order's next step")
struct OrderStepTests {
    /// A second definition of the step offered, by state and role.
    private nonisolated static func offered(_ state: OrderState, _ role: Role) -> String? {
        switch (state, role) {
        case (.placed, .receptionist), (.placed, .manager): "Mark as paid"
        case (.paid, .pharmacist), (.paid, .manager): "Mark as packed"
        case (.packed, .pharmacist), (.packed, .manager): "Mark as shipped"
        case (.shipped, .pharmacist), (.shipped, .manager): "Mark as delivered"
        default: nil
        }
    }

    @Test(
        arguments: OrderState.allCases.filter(\.isLasting),
        Role.allCases)
    func `is offered to those who may take it, and to nobody else`(state: OrderState, role: Role) async throws {
        let screen = try await OrderDetailScreen.settled(state, role: role)
        let step = screen.driver.buttons.first { $0.hasPrefix("Mark as") }
        #expect(step == Self.offered(state, role))
        #expect(screen.driver.shows("advance") == (step != nil))
    }

    @Test func `is taken by one call with an operation's identity, and the new state is shown`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        try await screen.driver.press("advance")
        #expect(
            screen.moves == [
                .move(Identifier(.sample(1042)), version: 3, to: .shipped, operation: OperationID(.sample(1)))
            ])
        #expect(try screen.driver.find("Order #1042 Shipped").value == "Shipped")
        #expect(try screen.driver.find("advance").label == "Mark as delivered")
        #expect(screen.errors.errors.isEmpty)
    }

    @Test func `has a new identity each time that it is taken`() async throws {
        let screen = try await OrderDetailScreen.settled(.paid)
        try await screen.driver.press("advance")
        try await screen.driver.press("advance")
        let order = Order.ID(.sample(1042))
        #expect(
            screen.moves == [
                .move(order, version: 2, to: .packed, operation: OperationID(.sample(1))),
                .move(order, version: 3, to: .shipped, operation: OperationID(.sample(2))),
            ])
    }

    @Test func `shows why it was refused, changes nothing, and forgets the reason when it works`() async throws {
        let screen = try await OrderDetailState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.errors.errors == [.conflict("Order #1042 is shipped and cannot become shipped.")])
        #expect(screen.orders.all.map(\.state) == [.packed])
        try await screen.driver.press("advance")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.orders.all.map(\.state) == [.shipped])
    }

    @Test func `asks to sign in instead of showing a failure when the session ran out meanwhile`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.answers.failNext(with: .signInRequired)
        try await screen.driver.press("advance")
        #expect(screen.errors.errors == [.signInRequired])
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `shows nothing new before the repository has answered`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("advance") }
        await screen.driver.currentScreen()
        #expect(screen.moves.count == 1)
        #expect(screen.driver.shows("Order #1042 Packed"))
        screen.orders.answers.release()
        try await pressing.value
        #expect(screen.driver.shows("Order #1042 Shipped"))
    }
}
