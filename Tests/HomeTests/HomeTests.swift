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

    @Test("A visitor's start asks nothing about orders and shows none")
    func visitor() async throws {
        let screen = await HomeScreen.settled(session: nil)
        #expect(screen.orders.calls.isEmpty)
        #expect(screen.driver.buttons == Self.visitors)
        #expect(screen.openStreams == 2)
    }

    @Test("Staff see the five orders that have waited longest, how many more wait, and the ways on")
    func moreThanFive() async throws {
        let screen = try await HomeState.moreThanFive.screen()
        #expect(screen.numbers == [1036, 1037, 1038, 1039, 1040])
        #expect(screen.driver.shows("and 2 more"))
        #expect(screen.driver.buttons.suffix(5) == Self.waysOn)
        #expect(screen.orders.calls == [.orders(OrderQuery(filter: .open, sorting: .oldestFirst, pageSize: 5))])
    }

    @Test("Exactly five waiting orders are all there are")
    func five() async throws {
        let orders = try (1...5).map { try Order.sample($0, .paid) }
        let screen = await HomeScreen.settled(orders, session: .pharmacist)
        #expect(screen.numbers == [1, 2, 3, 4, 5])
        #expect(!screen.driver.all(.text).contains { $0.label.hasSuffix("more") })
    }

    @Test("Only orders that wait for someone are listed")
    func waiting() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        let open = Order.samples.filter { OrderFilter.open.states.contains($0.state) }.map(\.number.rawValue)
        #expect(Set(screen.numbers) == Set(open))
    }

    @Test("Every way on is asked of the coordinator, once")
    func requests() async throws {
        let staff = await HomeScreen.settled([try .sample(1042, .paid)], session: .pharmacist)
        try await staff.driver.press("orders")
        try await staff.driver.press("1")
        for name in ["appointments", "profile", "settings", "sign-out"] { try await staff.driver.press(name) }
        #expect(
            staff.coordinator.requests == [
                .orders, .order(try #require(OrderNumber(1042))), .appointments, .profile, .settings, .confirmSignOut,
            ])
        let visitor = await HomeScreen.settled(session: nil)
        try await visitor.driver.press("sign-in")
        for name in ["catalog", "orders", "settings"] { try await visitor.driver.press(name) }
        visitor.driver.expect(visitor.coordinator.requests, [.signIn, .catalog, .orders, .settings])
    }

    @Test("Signing out shows a visitor's start and ends the reading of orders")
    func signOut() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        try await screen.driver.press("sign-out")
        screen.driver.expect(screen.coordinator.requests, [.confirmSignOut])
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.buttons == Self.visitors)
        #expect(screen.openStreams == 2)
    }

    @Test("Signing in elsewhere shows the person's start with the orders that wait")
    func signIn() async throws {
        let screen = await HomeScreen.settled(session: nil)
        screen.sessions.current = .pharmacist
        await screen.driver.settle()
        #expect(screen.driver.shows("Welcome, Ana Ruiz."))
        #expect(screen.numbers.count == 5)
    }

    @Test("Another person's start greets them and reads the orders once")
    func handOver() async throws {
        let screen = await HomeScreen.settled(session: .pharmacist)
        screen.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(screen.driver.shows("Welcome, Ben Okafor."))
        #expect(screen.numbers.count == 5)
        #expect(screen.orders.openStreams == 1)
    }

    @Test("An order that is packed and shipped elsewhere leaves the list")
    func liveness() async throws {
        let screen = await HomeScreen.settled([try .sample(1042, .packed)], session: .pharmacist)
        #expect(screen.numbers == [1042])
        screen.orders.put(try .sample(1042, .shipped))
        await screen.driver.settle()
        #expect(screen.numbers.isEmpty)
        #expect(screen.driver.shows("Nothing waits"))
    }

    @Test("Where orders cannot be read, the ways on stay")
    func ordersFailed() async throws {
        let screen = try await HomeState.ordersFailed.screen()
        #expect(screen.driver.screen.failure == "storage-busy")
        #expect(screen.driver.buttons.suffix(5) == Self.waysOn)
    }
}
