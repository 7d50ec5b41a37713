import DesignSystem
import Domain
import Support
import Testing

@testable import CatalogPreviews

@Suite("A cart that was changed after it was shown")
struct ShownCartTests {
    @Test(
        arguments: [
            "change", "remove",
        ])
    func `a press on a line as it was drawn does nothing to the line that another terminal made of it`(control: String)
        async throws
    {
        let screen = try await ScreenState.cartChosen.screen()
        try await screen.driver.type("5", into: "quantity")
        _ = try await screen.shop.carts.change(
            .known(501), from: 2, to: 3, operation: OperationID(screen.shop.identifiers.next()))
        try await screen.driver.press(control)
        #expect(try await screen.shop.cart()?.quantity(of: .known(501)) == 3)
        #expect(screen.driver.screen.failure == "conflict")
    }

    @Test func `a line that someone removed is no longer being changed`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        _ = try await screen.shop.carts.change(
            .known(501), from: 2, to: 0, operation: OperationID(screen.shop.identifiers.next()))
        await screen.driver.settle()
        #expect(!screen.driver.shows("quantity"))
    }
}
