import Domain
import Support
import Testing

struct StockRuleTests {
    @Test(arguments: [(1, 0, 3, 1), (3, 0, 3, 3), (2, 1, 3, 3)])
    func `as many as there are may be added`(more: Int, present: Int, stock: Int, sum: Int) throws {
        #expect(try StockRule.quantity(adding: more, to: present, of: .sample(stock: stock)) == sum)
    }

    @Test(arguments: [
        (4, 0, 3, "Of Tea only 3 are left."), (1, 3, 3, "Of Tea only 3 are left. 3 of it are in the cart already."),
        (2, 1, 1, "Of Tea only 1 is left. 1 of it is in the cart already."), (1, 0, 0, "Tea is sold out."),
        (1, 2, 0, "Tea is sold out."), (.max, 3, 9, "Of Tea only 9 are left. 3 of it are in the cart already."),
    ])
    func `more is a conflict that says how many are left`(more: Int, present: Int, stock: Int, words: String) throws {
        let tea = try Product.sample(501, "Tea", stock: stock)
        #expect(throws: AppError.conflict(words)) { try StockRule.quantity(adding: more, to: present, of: tea) }
    }

    @Test(arguments: [0, -1, .min]) func `nothing or less cannot be added`(more: Int) throws {
        let error = #expect(throws: AppError.self) { try StockRule.quantity(adding: more, to: 1, of: .sample()) }
        #expect(error?.code == "invalid-input")
    }

    @Test func `a cart whose total overflows is refused before it is made`() throws {
        let dear = try Product.sample(501, "Gold", cents: .max / 4)
        let line = try CartLine(product: dear, quantity: 2)
        let cart = try Cart(id: Identifier(.sample(1)), number: .known(701), lines: [line])
        let said = AppError.invalidInput("With 5 of Gold the cart costs more than can be added up.")
        #expect(throws: said) { try StockRule.check(totalWith: 5, of: dear, in: cart) }
        let other = try Product.sample(502, "Silver", cents: .max / 4)
        for (quantity, fits) in [(0, true), (1, true), (2, true), (3, false), (.max, false)] {
            let check = Result { try StockRule.check(totalWith: quantity, of: other, in: cart) }
            #expect(((try? check.get()) != nil) == fits, "\(quantity)")
        }
        // The line that gets the new quantity does not count with its old one as well.
        try StockRule.check(totalWith: 3, of: dear, in: cart)
    }

    @Test(arguments: [(2, 3, 10, 5), (2, 3, 4, 4), (2, 3, 0, 3), (5, 1, 3, 5), (0, 2, 2, 2)])
    func `merged lines hold no more than the stock and never less than either`(
        one: Int, other: Int, stock: Int, merged: Int
    ) {
        #expect(StockRule.merged(one, other, stock: stock) == merged)
    }
}

struct CartTests {
    @Test func `a cart adds up exactly in minor units`() throws {
        let cart = try Cart(
            id: Identifier(.sample(1)), number: .known(701),
            lines: [
                try CartLine(product: .sample(501, cents: 490), quantity: 3),
                try CartLine(product: .sample(502, cents: 1), quantity: 2),
            ])
        #expect(cart.total == Money(minorUnits: 1_472, currency: .eur))
        #expect(cart.count == 5)
    }

    @Test func `two currencies and amounts that are too large make no cart`() throws {
        let lines = [
            try CartLine(product: .sample(501), quantity: 1),
            try CartLine(product: .sample(502, currency: .jpy), quantity: 1),
        ]
        #expect(throws: MoneyError.differentCurrencies(.eur, .jpy)) {
            try Cart(id: Identifier(.sample(1)), number: .known(701), lines: lines)
        }
        #expect(throws: MoneyError.tooLarge) {
            try CartLine(product: .sample(cents: .max / 2), quantity: 3)
        }
    }

    @Test(arguments: ["", "-", "a-", "-a", "a--b", "A", "ä", "a b", "a/b", String(repeating: "a", count: 61)])
    func `a text that is no category name is none`(text: String) {
        #expect(CategoryName(text) == nil)
    }

    @Test func `a category name can be read as words`() {
        #expect(CategoryName("pain-and-fever")?.words == "Pain and fever")
        #expect(CategoryName("x2")?.words == "X2")
    }
}
