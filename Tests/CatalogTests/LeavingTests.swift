import Domain
import Support
import Testing

@testable import CatalogPreviews

@Suite("Leaving a form of the catalogue")
struct LeavingTests {
    @Test func `what is typed is lost by leaving, be it the name or the number alone`() async throws {
        for (field, text) in [("customer", "Lena Vogt"), ("patient", "x")] {
            let screen = try await ScreenState.checkoutLoaded.screen()
            #expect(!screen.driver.losesDraft)
            try await screen.driver.type(text, into: field)
            #expect(screen.driver.losesDraft)
        }
    }

    @Test func `the product of a picked line is asked for, and the line stays as it was`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        let lines = try await screen.shop.cart()?.lines
        try await screen.driver.press("product")
        #expect(screen.shop.coordinator.requests == [.product(.known(501))])
        #expect(try await screen.shop.cart()?.lines == lines)
    }
}
