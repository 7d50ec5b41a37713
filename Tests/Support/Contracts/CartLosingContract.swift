import Domain
import Testing

extension CartContract {
    static let losing: [ContractRule] = [
        ContractRule("of two buyers of the last one exactly one gets it, and the other is refused and loses nothing") {
            clinic in
            let last = try #require(
                try await clinic.everyProduct().first { $0.stock == 1 && $0.price.currency == .eur })
            let other = try await clinic.product()
            try await clinic.signIn(.clinician)
            try await clinic.add(other)
            let slow = try await clinic.add(last)
            try await clinic.signIn(.manager)
            _ = try await clinic.buy(last, 1)
            try await clinic.signIn(.clinician)
            await #expect(throws: AppError.conflict("\(last.name) is sold out.")) {
                try await clinic.place(clinic.checkout(slow))
            }
            #expect(try await clinic.current(other).stock == other.stock)
            #expect(try await clinic.cart()?.shortages == ["\(last.name) is sold out."])
            let mended = try await clinic.set(last, to: 0)
            #expect(try await clinic.place(clinic.checkout(mended)).map(\.total) == [other.price])
        },
        ContractRule("a cart that was placed says so, and names its orders") { clinic in
            try await clinic.signIn(.manager)
            let checkout = clinic.checkout(try await clinic.add(try await clinic.product()))
            let open = clinic.carts.cart(checkout.cart).reader()
            let order = try #require(try await clinic.place(checkout).first)
            let said = AppError.conflict("Cart \(checkout.cart) was placed already: \(order.number).")
            #expect(await open.readyError() == said)
            await #expect(throws: said) { try await clinic.place(checkout) }
        },
        ContractRule("another's cart, and one that never was, are not found") { clinic in
            try await clinic.signIn(.manager)
            let hers = try await clinic.add(try await clinic.product())
            try await clinic.signIn(.clinician)
            for number in [hers.number, .known(9_999)] {
                var reader = clinic.carts.cart(number).reader()
                #expect(try await reader.error() == .notFound("Cart \(number)"))
                await #expect(throws: AppError.notFound("Cart \(number)")) {
                    try await clinic.place(
                        Checkout(cart: number, seen: hers.lines, customer: "A", patient: nil))
                }
            }
        },
        ContractRule("a cart that costs something else than was agreed, or is empty, is not placed") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let agreed = clinic.checkout(try await clinic.add(product))
            let now = try await clinic.add(product)
            let summary = try #require(now.summary)
            await #expect(throws: AppError.conflict("The cart was changed meanwhile: it is \(summary) now.")) {
                try await clinic.place(agreed)
            }
            try await clinic.set(product, to: 0)
            await #expect(throws: AppError.conflict("The cart is empty.")) { try await clinic.place(agreed) }
        },
        ContractRule("a cart that holds other things than were agreed is not placed, though it costs the same") {
            clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let cart = try await clinic.add(product)
            let cheap = try Product.sample(product.number.rawValue, cents: product.price.minorUnits / 2)
            let seen = [try CartLine(product: cheap, quantity: 2)]
            #expect(seen[0].total == cart.total)
            let agreed = Checkout(cart: cart.number, seen: seen, customer: "Lena Vogt", patient: nil)
            let summary = try #require(cart.summary)
            await #expect(throws: AppError.conflict("The cart was changed meanwhile: it is \(summary) now.")) {
                try await clinic.place(agreed)
            }
            #expect(try await clinic.current(product) == product)
        },
        ContractRule("an invalid name and an unknown patient are refused, and nothing is taken") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let cart = try await clinic.add(product)
            for name in ["", " \n", String(repeating: "x", count: CustomerRule.maxLength + 1)] {
                let error = await #expect(throws: AppError.self) {
                    try await clinic.place(clinic.checkout(cart, customer: name))
                }
                #expect(error?.code == "invalid-input")
            }
            await #expect(throws: AppError.notFound("Patient #9999")) {
                try await clinic.place(clinic.checkout(cart, patient: 9_999))
            }
            #expect(try await clinic.current(product) == product)
            #expect(try await clinic.cart() == cart)
        },
    ]
}
