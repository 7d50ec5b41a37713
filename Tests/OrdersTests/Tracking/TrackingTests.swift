import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Order tracking")
struct TrackingTests {
    @Test func `every step is a row with its moment and who took it, oldest first`() async throws {
        let screen = try await TrackingState.loaded.screen()
        let rows = try screen.driver.find(role: .list).children.map(\.spokenText)
        #expect(
            rows == [
                "2026-01-02 06:12 Placed Ben Okafor", "2026-01-02 07:12 Paid Ben Okafor",
                "2026-01-02 08:12 Packed Ana Ruiz", "2026-01-02 09:12 Shipped Ana Ruiz",
            ])
    }

    @Test(
        arguments: zip(
            OrderState.allCases, ["Paid", "Packed", "Shipped", "Delivered", nil, nil, nil, nil, "Packed"] as [String?]))
    func `the next step is named while the order is on its way, and none after that`(state: OrderState, next: String?)
        async throws
    {
        let order = try Order.sample(1042, state)
        let screen = TrackingScreen(order, number: order.number)
        await screen.driver.settle()
        #expect(screen.driver.all(.text).map(\.label).first { $0.hasPrefix("Next:") } == next.map { "Next: \($0)" })
    }

    @Test func `a step that is taken elsewhere appears`() async throws {
        let screen = try await TrackingState.loaded.screen()
        screen.orders.put(try .sample(1042, .delivered))
        await screen.driver.settle()
        #expect(try screen.driver.find(role: .list).children.count == 5)
        #expect(screen.repositoryCalls == 1)
    }
}
