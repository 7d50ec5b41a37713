import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("An order that someone else moved after it was shown")
struct ShownOrderTests {
    private let conflict = AppError.conflict("Ben Okafor changed order #1042 meanwhile: it is shipped now.")

    @Test func `is not taken a step further by a press on the old screen`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        try await screen.orders.ship()
        try await screen.driver.press("advance")
        #expect(screen.orders.all.map(\.state) == [.shipped])
        #expect(screen.errors.errors == [conflict])
        #expect(try screen.driver.find("advance").label == "Mark as delivered")
    }

    @Test func `gets no refund asked for by a press on the old screen`() async throws {
        let screen = try await RefundScreen.settled(.packed, role: .manager)
        try await screen.driver.type("It is broken", into: "reason")
        try await screen.orders.ship()
        try await screen.driver.press("ask")
        #expect(screen.orders.all.map(\.state) == [.shipped])
        #expect(screen.errors.errors == [conflict])
    }

    @Test func `is not cancelled by an answer to the old question`() async throws {
        let screen = try CancelOrderScreen(.sample(1042, .placed), session: .sample(.manager))
        await screen.driver.settle()
        try await screen.orders.take(.paid)
        try await screen.driver.press("cancel-order")
        #expect(screen.orders.all.map(\.state) == [.paid])
        #expect(screen.driver.screen.failure == "conflict")
    }
}

extension FakeOrderRepository {
    fileprivate func ship() async throws { try await take(.shipped) }

    /// Takes the only order a step further, as another workstation would, and notifies every reader.
    fileprivate func take(_ state: OrderState) async throws {
        let order = try #require(all.first)
        put(try order.moved(OrderEvent(state: state, at: order.placedAt, by: "Ben Okafor")))
        await deliveries.allTakenIn()
    }
}
