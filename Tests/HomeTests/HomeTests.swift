import DesignSystem
import Domain
import Home
import Support
import Testing

@testable import HomePreviews

@Suite("Home")
struct HomeTests {
    private static let visitors = ["Sign in", "Browse the catalogue", "Orders", "Settings"]
    private static let waysOn = ["Appointments", "All orders", "Profile", "Settings", "Sign out"]

    @Test func `a visitor's start asks nothing about orders and shows none`() async throws {
        let screen = await HomeScreen.settled(session: nil)
        #expect(screen.orders.calls.isEmpty)
        #expect(screen.driver.buttons == Self.visitors)
        #expect(screen.openStreams == 2)
    }

    @Test
    func `staff see the five orders that have waited longest, how many more wait, and the ways on`() async throws {
        let screen = try await HomeState.moreThanFive.screen()
        #expect(screen.numbers == [1036, 1037, 1038, 1039, 1040])
        #expect(screen.driver.shows("and 2 more"))
        #expect(screen.driver.buttons.suffix(5) == Self.waysOn)
        #expect(screen.orders.calls == [.orders(OrderQuery(filter: .open, sorting: .oldestFirst, pageSize: 5))])
    }

    @Test func `exactly five waiting orders are all there are`() async throws {
        let orders = try (1...5).map { try Order.sample($0, .paid) }
        let screen = await HomeScreen.settled(orders, session: .pharmacist)
        #expect(screen.numbers == [1, 2, 3, 4, 5])
        #expect(!screen.driver.all(.text).contains { $0.label.hasSuffix("more") })
    }

    @Test func `only orders that wait for someone are listed`() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        let open = Order.samples.filter { OrderFilter.open.states.contains($0.state) }.map(\.number.rawValue)
        #expect(Set(screen.numbers) == Set(open))
    }

    @Test func `every way on is asked of the coordinator, once`() async throws {
        let staff = await HomeScreen.settled([try .sample(1042, .paid)], session: .pharmacist)
        try await staff.driver.press("orders")
        try await staff.driver.press("1")
        for name in ["appointments", "profile", "settings", "sign-out"] { try await staff.driver.press(name) }
        let order = try #require(OrderNumber(1042))
        #expect(
            staff.coordinator.requests == [
                .orders, .order(order), .appointments, .profile, .settings, .confirmSignOut,
            ])
        let visitor = await HomeScreen.settled(session: nil)
        try await visitor.driver.press("sign-in")
        for name in ["catalog", "orders", "settings"] { try await visitor.driver.press(name) }
        visitor.driver.expect(visitor.coordinator.requests, [.signIn, .catalog, .orders, .settings])
    }

    @Test func `signing out shows a visitor's start and ends the reading of orders`() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        try await screen.driver.press("sign-out")
        screen.driver.expect(screen.coordinator.requests, [.confirmSignOut])
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.buttons == Self.visitors)
        #expect(screen.openStreams == 2)
    }

    @Test func `signing in elsewhere shows the person's start with the orders that wait`() async throws {
        let screen = await HomeScreen.settled(session: nil)
        screen.sessions.current = .pharmacist
        await screen.driver.settle()
        #expect(screen.driver.shows("Welcome, Ana Ruiz."))
        #expect(screen.numbers.count == 5)
    }

    @Test func `another person's start greets them and reads the orders once`() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        screen.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(screen.driver.shows("Welcome, Ben Okafor."))
        #expect(screen.numbers.count == 5)
        #expect(screen.orders.openStreams == 1)
    }

    @Test func `an order that is packed and shipped elsewhere leaves the list`() async throws {
        let screen = await HomeScreen.settled([try .sample(1042, .packed)], session: .pharmacist)
        #expect(screen.numbers == [1042])
        screen.orders.put(try .sample(1042, .shipped))
        await screen.driver.settle()
        #expect(screen.numbers.isEmpty)
        #expect(screen.driver.shows("Nothing waits"))
    }

    @Test func `where orders cannot be read, the ways on stay`() async throws {
        let screen = try await HomeState.ordersFailed.screen()
        #expect(screen.driver.screen.failure == "storage-busy")
        #expect(screen.driver.buttons.suffix(5) == Self.waysOn)
    }
}
