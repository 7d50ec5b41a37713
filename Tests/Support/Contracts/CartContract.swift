import Domain
import Testing

/// The rules that every ``CartRepository`` keeps.
package enum CartContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array(
        [
            filling, refusing, repeating, signingIn, joining, placing, losing, scoping,
        ].joined())

    static let filling: [ContractRule] = [
        ContractRule("there is no cart before the first product, and it reads as it was returned") { clinic in
            #expect(try await clinic.cart() == nil)
            let one = try await clinic.product(left: 5)
            let other = try await clinic.product(notOf: one.seller)
            let stream = clinic.carts.cart().reader()
            try await clinic.add(one, 2)
            try await clinic.add(other)
            let cart = try await clinic.add(one, 3)
            #expect(cart.lines.map(\.product.number) == [one.number, other.number])
            #expect(cart.lines.map(\.quantity) == [5, 1])
            #expect(cart.total?.minorUnits == 5 * one.price.minorUnits + other.price.minorUnits)
            #expect(await stream.readyValue() == cart)
        },
        ContractRule("a quantity can be changed, and zero takes the line out; the emptied cart keeps its number") {
            clinic in
            let product = try await clinic.product(left: 4)
            let cart = try await clinic.add(product, 1)
            let more = try await clinic.set(product, to: 4)
            #expect(more.quantity(of: product.number) == 4)
            let empty = try await clinic.set(product, to: 0)
            #expect(empty.lines.isEmpty)
            #expect(empty.total == nil)
            #expect(empty.number == cart.number)
            #expect(try await clinic.cart() == empty)
        },
        ContractRule("everybody has a cart of their own") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            let hers = try await clinic.add(product, 2)
            try await clinic.signIn(.clinician)
            #expect(try await clinic.cart() == nil)
            try await clinic.signIn(.manager)
            #expect(try await clinic.cart() == hers)
            await clinic.signOut()
            #expect(try await clinic.cart() == nil)
        },
    ]

    static let refusing: [ContractRule] = [
        ContractRule("there is never more in a cart than there is, and it says how many are left") { clinic in
            let product = try await clinic.product()
            let left = product.stock
            await #expect(throws: AppError.conflict("Of \(product.name) only \(left) are left.")) {
                try await clinic.add(product, left + 1)
            }
            #expect(try await clinic.cart() == nil)
            try await clinic.add(product, left)
            let said = "Of \(product.name) only \(left) are left. \(left) of it are in the cart already."
            await #expect(throws: AppError.conflict(said)) { try await clinic.add(product, 1) }
            await #expect(throws: AppError.self) { try await clinic.add(product, .max) }
            await #expect(throws: AppError.conflict("Of \(product.name) only \(left) are left.")) {
                try await clinic.set(product, to: left + 1)
            }
            #expect(try await clinic.cart()?.count == left)
        },
        ContractRule("a sold-out product is refused as sold out") { clinic in
            let soldOut = try #require(try await clinic.everyProduct().first { $0.stock == 0 })
            await #expect(throws: AppError.conflict("\(soldOut.name) is sold out.")) { try await clinic.add(soldOut) }
        },
        ContractRule("quantities below zero, and adding nothing, are refused") { clinic in
            let product = try await clinic.product()
            for quantity in [0, -1, Int.min] {
                let error = await #expect(throws: AppError.self) { try await clinic.add(product, quantity) }
                #expect(error?.code == "invalid-input")
            }
            try await clinic.add(product)
            let error = await #expect(throws: AppError.self) {
                try await clinic.set(product, to: -1)
            }
            #expect(error?.code == "invalid-input")
        },
        ContractRule("a second currency is refused with a clear error") { clinic in
            let products = try await clinic.everyProduct()
            let other = try #require(products.first { $0.price.currency != .eur && $0.stock > 0 })
            let cart = try await clinic.add(try await clinic.product())
            let said =
                "\(other.name) is sold in \(other.price.currency.code) and the cart is in EUR: place that order first."
            await #expect(throws: AppError.invalidInput(said)) { try await clinic.add(other) }
            #expect(try await clinic.cart() == cart)
            try await clinic.set(cart.lines[0].product, to: 0)
            #expect(try await clinic.add(other).total == other.price)
        },
        ContractRule("an unknown product cannot be added, and a product outside the cart cannot be changed") { clinic in
            await #expect(throws: AppError.notFound("Product #9999")) {
                try await clinic.carts.add(.known(9_999), quantity: 1, operation: clinic.operation())
            }
            let product = try await clinic.product()
            await #expect(throws: AppError.notFound("\(product.name) in the cart", by: .name)) {
                try await clinic.set(product, to: 1)
            }
        },
    ]

    static let repeating: [ContractRule] = [
        ContractRule("a quantity that differs from the one seen is not changed, and is reported") { clinic in
            let product = try await clinic.product(left: 5)
            try await clinic.add(product, 2)
            let now = try await clinic.set(product, to: 3)
            let told = AppError.conflict("The quantity of \(product.name) was changed meanwhile: it is 3 now.")
            for quantity in [0, 4] {
                await #expect(throws: told) {
                    try await clinic.carts.change(
                        product.number, from: 2, to: quantity, operation: clinic.operation())
                }
            }
            #expect(try await clinic.cart() == now)
        },
        ContractRule("a repeated operation changes the cart once, and returns it as it is now") { clinic in
            let (product, operation) = (try await clinic.product(left: 4), clinic.operation())
            let first = try await clinic.carts.add(product.number, quantity: 2, operation: operation)
            #expect(try await clinic.carts.add(product.number, quantity: 2, operation: operation) == first)
            let later = try await clinic.add(product)
            #expect(try await clinic.carts.add(product.number, quantity: 2, operation: operation) == later)
            #expect(later.count == 3)
        },
        ContractRule("a repeated placing makes the orders once, and returns them as they are now") { clinic in
            try await clinic.signIn(.manager)
            let (product, operation) = (try await clinic.product(), clinic.operation())
            let checkout = clinic.checkout(try await clinic.add(product))
            let orders = try await clinic.place(checkout, as: operation)
            #expect(try await clinic.place(checkout, as: operation) == orders)
            let paid = try await clinic.move(orders[0], to: .paid)
            #expect(try await clinic.place(checkout, as: operation) == [paid])
            #expect(try await clinic.current(product).stock == product.stock - 1)
        },
    ]
}
