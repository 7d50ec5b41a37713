import Domain
import Testing

extension CartContract {
    static let signingIn: [ContractRule] = [
        ContractRule("the visitor's cart becomes that of the person who signs in, with a notice, and keeps its number")
        { clinic in
            let product = try await clinic.product(left: 5)
            let visitors = try await clinic.add(product, 2)
            let session = try await clinic.signIn(.manager)
            let summary = try #require(visitors.summary)
            #expect(session.cartNotice == "The visitor's cart is yours now: \(summary).")
            #expect(try await clinic.cart() == visitors)
            await clinic.signOut()
            #expect(try await clinic.cart() == nil)
            #expect(try await clinic.signIn(.manager).cartNotice == nil)
            #expect(try await clinic.cart() == visitors)
        },
        ContractRule("a sign-in that is repeated leaves the carts alone, and says nothing of them") { clinic in
            let visitors = try await clinic.add(try await clinic.product())
            let operation = clinic.operation()
            _ = try await clinic.sessions.signIn(.sample(.manager), operation: operation)
            let repeated = try await clinic.sessions.signIn(.sample(.manager), operation: operation)
            #expect(repeated.cartNotice == nil)
            #expect(try await clinic.cart() == visitors)
        },
        ContractRule("a person's cart is merged into the visitor's, with a notice about the result") { clinic in
            let one = try await clinic.product(left: 5)
            let other = try await clinic.product(notOf: one.seller)
            try await clinic.signIn(.manager)
            try await clinic.add(one, 2)
            try await clinic.add(other)
            await clinic.signOut()
            let visitors = try await clinic.add(one, 1)
            let notice = try await clinic.signIn(.manager).cartNotice
            let joined = try #require(try await clinic.cart())
            #expect((joined.number, joined.id) == (visitors.number, visitors.id))
            #expect(joined.lines.map(\.product.number) == [one.number, other.number])
            #expect(joined.lines.map(\.quantity) == [3, 1])
            let summary = try #require(joined.summary)
            #expect(notice == "The visitor's cart and your own are one now: \(summary).")
            await clinic.signOut()
            #expect(try await clinic.cart() == nil)
        },
        ContractRule("merged carts hold no more than the stock, and the notice names the products") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            try await clinic.add(product, product.stock)
            await clinic.signOut()
            try await clinic.add(product, 1)
            let notice = try #require(try await clinic.signIn(.manager).cartNotice)
            #expect(try await clinic.cart()?.count == product.stock)
            let said = StockRule.message(left: product.stock, of: product.name)
            #expect(notice.hasSuffix("\(said) The cart has \(product.stock) of it."))
        },
        ContractRule("carts of two currencies are not merged, and the notice names the open one") { clinic in
            let other = try #require(
                try await clinic.everyProduct().first { $0.price.currency != .eur && $0.stock > 0 })
            try await clinic.signIn(.manager)
            let own = try await clinic.add(other)
            await clinic.signOut()
            let visitors = try await clinic.add(try await clinic.product())
            let (ours, theirs) = (try #require(own.summary), try #require(visitors.summary))
            let way = "Place or empty your own cart, then sign in again to take it over."
            #expect(
                try await clinic.signIn(.manager).cartNotice
                    == "Your own cart is open: \(ours). The visitor's, \(theirs), cannot be added to it and stays at this "
                    + "terminal. \(way)")
            #expect(try await clinic.cart() == own)
            let left = AppError.conflict("Cart \(visitors.number) stayed the visitor's.", advice: way)
            var reader = clinic.carts.cart(visitors.number).reader()
            #expect(try await reader.error() == left)
            await #expect(throws: left) { try await clinic.place(clinic.checkout(visitors)) }
            await clinic.signOut()
            #expect(try await clinic.cart() == visitors)
        },
        ContractRule("what was left to the visitor is taken over once the person's own cart is empty") { clinic in
            let other = try #require(
                try await clinic.everyProduct().first { $0.price.currency != .eur && $0.stock > 0 })
            try await clinic.signIn(.manager)
            try await clinic.add(other)
            await clinic.signOut()
            let visitors = try await clinic.add(try await clinic.product())
            try await clinic.signIn(.manager)
            try await clinic.set(other, to: 0)
            try await clinic.signIn(.manager)
            #expect(try await clinic.cart() == visitors)
        },
        ContractRule("an empty cart of the visitor's leaves people their own, without a word") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            let own = try await clinic.add(product)
            await clinic.signOut()
            try await clinic.add(product)
            try await clinic.set(product, to: 0)
            #expect(try await clinic.signIn(.manager).cartNotice == nil)
            #expect(try await clinic.cart() == own)
        },
    ]
}
