import DesignSystem
import Domain
import Orders
import Support
import Testing

@Suite("Contacting support")
struct ContactSupportTests {
    private func screen(_ state: InformationState) async throws -> InformationScreen {
        try await state.screen { try .support($0, session: $1) }
    }

    @Test("Every state looks as it was last approved", arguments: InformationState.allCases)
    func goldens(state: InformationState) async throws {
        let screen = try await screen(state)
        try expectGoldens(of: screen.driver, named: "support-\(state.rawValue)")
    }

    @Test(
        "Every state renders without effects, fits every width, and ends with its place",
        arguments: InformationState.allCases)
    func laws(state: InformationState) async throws {
        await expectScreenLaws(of: try await screen(state))
    }

    @Test("It says whom to call, and what they will want to know")
    func contact() async throws {
        let screen = try await screen(.loaded)
        #expect(
            screen.driver.all(.labeledContent).map(\.spokenText) == [
                "Ask Clinic pharmacy", "Phone +34 600 555 010", "Order #1042", "State Shipped",
                "Placed 2026-01-02 06:12",
            ])
    }

    @Test("What happens to the order meanwhile is on show")
    func liveness() async throws {
        let screen = try await screen(.loaded)
        screen.orders.put(try .sample(1042, .delivered))
        await screen.driver.settle()
        #expect(screen.driver.shows("State Delivered"))
        #expect(screen.repositoryCalls == 1)
    }
}
