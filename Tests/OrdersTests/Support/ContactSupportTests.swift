import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Contacting support")
struct ContactSupportTests {
    @Test func `it says whom to call, and what they will want to know`() async throws {
        let screen = try await InformationState.loaded.support()
        #expect(
            screen.driver.all(.labeledContent).map(\.spokenText) == [
                "Ask Clinic pharmacy", "Phone +34 600 555 010", "Order #1042", "State Shipped",
                "Placed 2026-01-02 06:12",
            ])
    }

    @Test func `changes of the order are shown`() async throws {
        let screen = try await InformationState.loaded.support()
        screen.orders.put(try .sample(1042, .delivered))
        await screen.driver.settle()
        #expect(screen.driver.shows("State Delivered"))
        #expect(screen.repositoryCalls == 1)
    }
}
