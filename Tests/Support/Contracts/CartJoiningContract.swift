import Domain
import Testing

extension CartContract {
    static let joining: [ContractRule] = [
        ContractRule("the number of a merged cart finds the visitor's cart, even after it is placed") {
            clinic in
            let (own, joined) = try await clinic.joined()
            #expect(joined.number != own.number)
            var again = clinic.carts.cart(own.number).reader()
            #expect(try await again.value() == joined)
            let summary = try #require(joined.summary)
            await #expect(throws: AppError.conflict("The cart was changed meanwhile: it is \(summary) now.")) {
                try await clinic.place(clinic.checkout(own))
            }
            let (request, operation) = (clinic.checkout(joined, by: own.number), clinic.operation())
            let open = clinic.carts.cart(own.number).reader()
            let orders = try await clinic.place(request, as: operation)
            #expect(orders.flatMap(\.lines).map(\.product) == joined.lines.map(\.product.number))
            #expect(try await clinic.place(request, as: operation) == orders)
            #expect(try await clinic.cart() == nil)
            let numbers = orders.map(\.number.description).joined(separator: ", ")
            #expect(await open.readyError() == .conflict("Cart \(own.number) was placed already: \(numbers)."))
            var placed = clinic.carts.cart(joined.number).reader()
            #expect(try await placed.error() == .conflict("Cart \(joined.number) was placed already: \(numbers)."))
        },
        ContractRule("a cart that was put to others again and again is found by each of its numbers") { clinic in
            var numbers: [CartNumber] = []
            for _ in 1...4 { numbers.append(try await clinic.joined().cart.number) }
            let cart = try #require(try await clinic.cart())
            #expect(Set(numbers).count == numbers.count)
            #expect(numbers.last == cart.number)
            for number in numbers {
                var reader = clinic.carts.cart(number).reader()
                #expect(try await reader.value() == cart, "\(number)")
            }
        },
        ContractRule("the number of an emptied cart that the visitor's replaced finds that one, too") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            let own = try await clinic.add(product)
            let emptied = clinic.operation()
            try await clinic.set(product, to: 0, as: emptied)
            await clinic.signOut()
            let visitors = try await clinic.add(product)
            try await clinic.signIn(.manager)
            var reader = clinic.carts.cart(own.number).reader()
            #expect(try await reader.value() == visitors)
            #expect(try await clinic.carts.change(product.number, from: 1, to: 0, operation: emptied) == visitors)
        },
        ContractRule("nobody finds another person's cart by the number of one merged into it") { clinic in
            let (own, joined) = try await clinic.joined()
            try await clinic.signIn(.clinician)
            var reader = clinic.carts.cart(own.number).reader()
            #expect(try await reader.error() == .notFound("Cart \(own.number)"))
            await #expect(throws: AppError.notFound("Cart \(own.number)")) {
                try await clinic.place(clinic.checkout(joined, by: own.number))
            }
        },
    ]
}

extension ContractClinic {
    /// The manager's cart before and after they sign in where a visitor had a cart.
    fileprivate func joined() async throws -> (own: Cart, cart: Cart) {
        let one = try await product(left: 5)
        let other = try await product(notOf: one.seller)
        try await signIn(.manager)
        let own = try await add(one)
        await signOut()
        try await add(other)
        try await signIn(.manager)
        return (own, try #require(try await cart()))
    }

    /// The request to place a cart as it is, under a number that it had earlier.
    fileprivate func checkout(_ cart: Cart, by number: CartNumber) -> Checkout {
        Checkout(cart: number, seen: cart.lines, customer: "Lena Vogt", patient: nil)
    }
}
