import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Order detail")
struct OrderDetailTests {
    @Test("Tracking is asked of the coordinator, once")
    func track() async throws {
        let screen = try await OrderDetailScreen.settled(.shipped)
        try await screen.driver.press("track")
        screen.driver.expect(screen.coordinator.requests, [.tracking(try #require(OrderNumber(1042)))])
    }

    @Test("An order that does not exist says so, and offers nothing")
    func notFound() async throws {
        let screen = try await OrderDetailState.notFound.screen()
        #expect(screen.driver.screen.failure == "not-found")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test("An order that is taken away elsewhere leaves the screen")
    func removed() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.remove(Identifier(.sample(1042)))
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "not-found")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test("A step that someone else takes is shown at once, with the step after it")
    func liveness() async throws {
        let screen = try await OrderDetailScreen.settled(.packed)
        screen.orders.put(try .sample(1042, .shipped))
        await screen.driver.settle()
        #expect(try screen.driver.find("advance").label == "Mark as delivered")
    }

    @Test("When the session changes, the offered step follows the person")
    func sessionChange() async throws {
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
