import DesignSystem
import Domain
import Support
import Testing

@testable import CatalogPreviews

@Suite("Buying after a lost answer")
struct LostAnswerTests {
    @Test func `adding after a lost answer adds once; adding again adds more`() async throws {
        let shop = Shop(role: .receptionist)
        let screen = await ShopScreen.product(501, shop).settled()
        shop.carts.answers.loseNextAnswer()
        try await screen.driver.press("add")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("add")
        #expect(try await shop.cart()?.lines.map(\.quantity) == [1])
        #expect(screen.driver.screen.failure == nil)
        try await screen.driver.press("add")
        #expect(try await shop.cart()?.lines.map(\.quantity) == [2])
    }

    @Test func `a line whose removal had no answer, and that came back since, is removed again`() async throws {
        let screen = try await ScreenState.cartChosen.screen()
        screen.shop.carts.answers.loseNextAnswer()
        try await screen.driver.press("remove")
        #expect(try await screen.shop.cart()?.lines.map(\.quantity) == [1])
        try await screen.shop.add(501)
        await screen.driver.settle()
        try await screen.driver.press("1 × Ibuprofen 400 mg, 20 tablets 4.90 EUR")
        try await screen.driver.press("remove")
        #expect(try await screen.shop.cart()?.lines.map(\.product.number) == [.known(514)])
    }

    @Test func `an order whose answer was lost is placed once, whatever is pressed then`() async throws {
        let screen = try await ScreenState.checkoutPatient.screen()
        let before = screen.shop.orders.all.count
        screen.shop.carts.answers.loseNextAnswer()
        try await screen.driver.press("place")
        let placed = screen.shop.orders.all.count
        #expect(placed > before)
        if screen.driver.shows("place") { try? await screen.driver.press("place") }
        #expect(screen.shop.orders.all.count == placed)
    }
}
