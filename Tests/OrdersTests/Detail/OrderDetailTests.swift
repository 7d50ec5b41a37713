import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Order detail")
struct OrderDetailTests {
    @Test func `tracking is asked of the coordinator, once`() async throws {
        let screen = try await OrderDetailScreen.settled(.shipped)
        try await screen.driver.press("track")
        screen.driver.expect(screen.coordinator.requests, [.tracking(try #require(OrderNumber(1042)))])
    }

    @Test func `an order that does not exist says so, and offers nothing`() async throws {
        let screen = try await OrderDetailState.notFound.screen()
        #expect(screen.driver.screen.failure == "not-found")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test func `an order that is taken away elsewhere leaves the screen`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.remove(Identifier(.sample(1042)))
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "not-found")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test func `a step that someone else takes is shown at once, with the step after it`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.put(try .sample(1042, .shipped))
        await screen.driver.settle()
        #expect(try screen.driver.find("advance").label == "Mark as delivered")
    }

    @Test func `when the session changes, the offered step follows the person`() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.sessions.current = .sample(.clinician)
        await screen.driver.settle()
        #expect(!screen.driver.shows("advance"))
        screen.sessions.current = .sample(.manager)
        await screen.driver.settle()
        #expect(screen.driver.shows("advance"))
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
    }
}
