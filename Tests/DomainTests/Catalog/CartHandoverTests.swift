import Domain
import Support
import Testing

/// Lines that cannot be merged are left alone, and merged ones are reported. The contract of carts covers the rest.
struct CartHandoverTests {
    private func cart(_ number: Int, _ lines: [(Product, Int)]) throws -> Cart {
        try Cart(
            id: Identifier(.sample(number)), number: .known(number),
            lines: lines.map { try CartLine(product: $0, quantity: $1) })
    }

    @Test func `two carts that cannot be added up stay apart`() throws {
        let dear = try Product.sample(501, "Gold", cents: .max / 4)
        let (own, visitors) = (try cart(701, [(dear, 3)]), try cart(702, [(dear, 2)]))
        let handover = try #require(CartHandover(of: visitors, to: own))
        #expect(handover == .apart(own: own, visitor: visitors))
        #expect(handover.message.hasPrefix("Your own cart is open: 3 things for "))
    }

    @Test func `what was left to the visitor is one fact and one advice`() {
        let left = CartHandover.leftToVisitor(.known(702))
        #expect(left.message == "Cart #702 stayed the visitor's.")
        #expect(left.advice == "Place or empty your own cart, then sign in again to take it over.")
        #expect(left.code == "conflict")
    }

    @Test func `lines that are short are named`() throws {
        let (tea, milk) = (try Product.sample(501, "Tea", stock: 3), try Product.sample(502, "Milk", stock: 0))
        let visitors = try cart(702, [(tea, 2), (milk, 1)])
        let handover = try #require(CartHandover(of: visitors, to: try cart(701, [(tea, 2), (milk, 2)])))
        #expect(
            handover.message
                == "The visitor's cart and your own are one now: 5 things for 24.50 EUR. Of Tea only 3 are left. "
                + "The cart has 3 of it. Milk is sold out. The cart has 2 of it.")
    }

    @Test func `an empty cart of the person is replaced and an empty visitor's cart is ignored`() throws {
        let visitors = try cart(702, [(try .sample(), 1)])
        #expect(CartHandover(of: visitors, to: try cart(701, [])) == .taken(visitors))
        #expect(
            CartHandover(of: visitors, to: nil)?.message == "The visitor's cart is yours now: 1 thing for 4.90 EUR.")
        #expect(CartHandover(of: try cart(702, []), to: visitors) == nil)
    }
}
