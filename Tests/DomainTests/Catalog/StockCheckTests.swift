import Domain
import Support
import Testing

/// The possible lines of a cart, and their messages when they cannot be bought.
@Suite struct StockCheckTests {
    @Test(arguments: [(0, 0), (0, 3), (1, 3), (3, 3)])
    func `a line may have up to the whole stock, and none if it is sold out`(quantity: Int, stock: Int) throws {
        try StockRule.check(quantity: quantity, of: .sample(stock: stock))
    }

    @Test(arguments: [(4, 3, "Of Tea only 3 are left."), (2, 1, "Of Tea only 1 is left."), (1, 0, "Tea is sold out.")])
    func `a line may not have more than there are`(quantity: Int, stock: Int, words: String) throws {
        let tea = try Product.sample(501, "Tea", stock: stock)
        #expect(throws: AppError.conflict(words)) { try StockRule.check(quantity: quantity, of: tea) }
    }

    @Test(arguments: [-1, .min]) func `a line may not have less than nothing`(quantity: Int) throws {
        #expect(throws: AppError.invalidInput("The quantity has to be zero or a greater number.")) {
            try StockRule.check(quantity: quantity, of: .sample())
        }
    }

    @Test func `a line says how few are left only where it has more`() throws {
        let tea = try Product.sample(501, "Tea", stock: 3)
        #expect(try CartLine(product: tea, quantity: 2).shortage == nil)
        #expect(try CartLine(product: tea, quantity: 3).shortage == nil)
        #expect(try CartLine(product: tea, quantity: 4).shortage == "Of Tea only 3 are left.")
    }

    @Test func `a cart has one currency, and an empty one or none has not chosen yet`() throws {
        let (tea, sencha) = (try Product.sample(501, "Tea"), try Product.sample(502, "Sencha", currency: .jpy))
        let id = Identifier<Cart>(.sample(1))
        let empty = try Cart(id: id, number: .known(701), lines: [])
        let cart = try Cart(id: id, number: .known(701), lines: [try CartLine(product: tea, quantity: 1)])
        try StockRule.check(currencyOf: sencha, in: nil)
        try StockRule.check(currencyOf: sencha, in: empty)
        try StockRule.check(currencyOf: tea, in: cart)
        let words = "Sencha is sold in JPY and the cart is in EUR: place that order first."
        #expect(throws: AppError.invalidInput(words)) { try StockRule.check(currencyOf: sencha, in: cart) }
    }

    @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (50, 50)])
    func `a page of products holds at least one`(asked: Int, given: Int) throws {
        let category = try #require(CategoryName("eye-care"))
        #expect(ProductQuery(.category(category), pageSize: asked).pageSize == given)
        #expect(ProductQuery(.category(category)).pageSize == 10)
    }
}
