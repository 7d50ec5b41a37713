import DesignSystem
import Domain
import Orders
import Support
import Testing

@Suite("Sharing an order")
struct ShareTests {
    private func screen(_ state: InformationState) async throws -> InformationScreen {
        try await state.screen { try .share($0, session: $1) }
    }

    @Test("Every state looks as it was last approved", arguments: InformationState.allCases)
    func goldens(state: InformationState) async throws {
        let screen = try await screen(state)
        try expectGoldens(of: screen.driver, named: "share-\(state.rawValue)")
    }

    @Test(
        "Every state renders without effects, fits every width, and ends with its place",
        arguments: InformationState.allCases)
    func laws(state: InformationState) async throws {
        await expectScreenLaws(of: try await screen(state))
    }

    @Test("The message is the order with its state, and the link to it")
    func message() async throws {
        let screen = try await screen(.loaded)
        #expect(
            try screen.driver.find(role: .section, label: "Message").children.map(\.label)
                == ["Order #1042 from Clinic pharmacy: shipped.", "clinic://orders/1042"])
    }

    @Test(
        "No output names the customer or what was bought: the message may go anywhere", arguments: OrderState.allCases)
    func privacy(state: OrderState) async throws {
        let screen = try InformationScreen.share(.sample(1042, state, customer: "Quenby Zzyzx"))
        await screen.driver.settle()
        for output in [screen.driver.text(), screen.driver.linear, try screen.driver.json()] {
            for word in ["Quenby", "Zzyzx", "Ibuprofen", "bandage", "EUR"] { #expect(!output.contains(word)) }
        }
    }
}
