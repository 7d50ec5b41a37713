import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Order pages")
struct OrderPagingTests {
    @Test(
        arguments: [1, 2, 3, 4, 10])
    func `pages of orders placed at the same moment show each once, forward and back`(pageSize: Int) async throws {
        let screen = OrderListScreen(try Order.ties(7), pageSize: pageSize)
        await screen.driver.settle()
        var forward = [screen.numbers]
        while screen.driver.shows("more") {
            try await screen.driver.press("more")
            forward.append(screen.numbers)
        }
        #expect(forward.flatMap { $0 } == [7, 6, 5, 4, 3, 2, 1])
        var back = [screen.numbers]
        while screen.driver.shows("previous") {
            try await screen.driver.press("previous")
            back.append(screen.numbers)
        }
        #expect(back.reversed() == forward)
    }

    @Test func `a page says which orders it shows, of how many`() async throws {
        let screen = OrderListScreen(try Order.ties(7), pageSize: 3)
        await screen.driver.settle()
        #expect(screen.driver.shows("Orders 1 to 3 of 7"))
        try await screen.driver.press("more")
        #expect(screen.driver.shows("Orders 4 to 6 of 7"))
        try await screen.driver.press("more")
        #expect(screen.driver.shows("Order 7 of 7"))
    }

    // holds: list-filter-in-model
    @Test func `a filter starts again at its first page`() async throws {
        let screen = OrderListScreen(try Order.ties(7), pageSize: 3)
        await screen.driver.settle()
        try await screen.driver.press("more")
        try await screen.driver.choose("Open", in: "filter")
        #expect(screen.numbers == [7, 6, 5])
        #expect(!screen.driver.shows("previous"))
    }

    @Test func `choosing the filter that is chosen already stays on the page and asks nothing`() async throws {
        let screen = OrderListScreen(try Order.ties(7), pageSize: 3)
        await screen.driver.settle()
        try await screen.driver.press("more")
        try await screen.driver.choose("All", in: "filter")
        #expect(screen.numbers == [4, 3, 2])
        #expect(screen.repositoryCalls == 2)
    }

    @Test func `only the visible page is followed`() async throws {
        let screen = OrderListScreen(try Order.ties(7), pageSize: 3)
        await screen.driver.settle()
        try await screen.driver.press("more")
        try await screen.driver.press("more")
        #expect(screen.openStreams == 1)
        #expect(screen.repositoryCalls == 3)
    }

    @Test func `a page that others emptied does not say that there are no orders, and leads back`() async throws {
        let screen = try await OrderListState.emptiedPage.screen()
        #expect(!screen.driver.shows("No orders"))
        try await screen.driver.press("previous")
        #expect(screen.numbers == [4, 3, 2])
    }

    // holds: list-lazy-stacks
    @Test func `of 10,000 orders a page is rendered, and one page is asked for`() async throws {
        let screen = OrderListScreen(try Order.ties(10_000))
        await screen.driver.settle()
        #expect(screen.numbers == Array((9_991...10_000).reversed()))
        #expect(screen.driver.shows("Orders 1 to 10 of 10000"))
        #expect(screen.orders.calls == [.orders(OrderQuery(pageSize: 10))])
    }
}
