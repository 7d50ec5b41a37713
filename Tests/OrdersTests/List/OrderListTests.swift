import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Order list")
struct OrderListTests {
    @Test(
        arguments: [
            ("All", OrderState.allCases.map { $0 }), ("Open", [.placed, .paid, .packed, .refundRequested]),
            ("On the way", [.shipped]), ("Finished", [.delivered, .cancelled, .refunded]),
        ] as [(String, [OrderState])])
    func `a filter shows the orders that pass it, and only these`(choice: String, states: [OrderState]) async throws {
        let screen = OrderListScreen()
        await screen.driver.settle()
        try await screen.driver.choose(choice, in: "filter")
        let passing = Order.samples.filter { states.contains($0.state) }.map(\.number.rawValue)
        #expect(Set(screen.numbers) == Set(passing))
        #expect(screen.numbers.count == passing.count)
        #expect(try screen.driver.find("filter").value == choice)
    }

    @Test func `pressing a row asks the coordinator for that order, once`() async throws {
        let screen = OrderListScreen()
        await screen.driver.settle()
        let row = try #require(screen.driver.buttons.first { $0.hasPrefix("#1034") })
        try await screen.driver.press(row)
        screen.driver.expect(screen.coordinator.requests, [.order(try #require(OrderNumber(1034)))])
    }

    // holds: state-single-source
    @Test func `a write elsewhere reaches the open list without another read`() async throws {
        let screen = OrderListScreen()
        await screen.driver.settle()
        screen.orders.put(try .sample(1040, .placed, customer: "New Customer"))
        await screen.driver.settle()
        #expect(screen.numbers.first == 1040)
        #expect(screen.repositoryCalls == 1)
    }

    @Test func `signing out takes the orders off the screen`() async throws {
        let screen = OrderListScreen()
        await screen.driver.settle()
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(screen.numbers.isEmpty)
    }

    @Test
    func `a failed refresh keeps the orders on the screen and says why they are old; the next good one clears it`()
        async throws
    {
        let screen = try await OrderListState.refreshFailed.screen()
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.numbers.count == Order.samples.count)
        screen.orders.answers.outage = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `the first answer ends the wait, however late it is`() async throws {
        let screen = try await OrderListState.loading.screen()
        #expect(screen.driver.screen.isBusy)
        screen.orders.answers.release()
        await screen.driver.settle()
        #expect(screen.numbers.count == Order.samples.count)
    }
}
