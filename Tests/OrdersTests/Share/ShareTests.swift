import DesignSystem
import Domain
import Orders
import Support
import Testing

@testable import OrdersPreviews

@Suite("Sharing an order")
struct ShareTests {
    @Test func `the message is the order with its state, and the link to it`() async throws {
        let screen = try await InformationState.loaded.share()
        #expect(
            try screen.driver.find(role: .section, label: "Message").children.map(\.label)
                == ["Order #1042 from Clinic pharmacy: shipped.", "clinic://orders/1042"])
    }

    @Test(arguments: OrderState.allCases)
    func `no output names the customer or what was bought: the message may go anywhere`(state: OrderState) async throws
    {
        let screen = try InformationScreen.share(.sample(1042, state, customer: "Quenby Zzyzx"))
        await screen.driver.settle()
        for output in [screen.driver.text(), screen.driver.linear, screen.driver.json] {
            for word in ["Quenby", "Zzyzx", "Ibuprofen", "bandage", "EUR"] { #expect(!output.contains(word)) }
        }
    }
}
