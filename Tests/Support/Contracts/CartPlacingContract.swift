import Domain
import Testing

extension CartContract {
    static let placing: [ContractRule] = [
        ContractRule("placing takes the stock, makes the order and empties the cart") { clinic in
            let ben = try await clinic.signIn(.receptionist).staff
            let product = try await clinic.product()
            let cart = try await clinic.add(product, 2)
            clinic.clock.advance(by: 60)
            let orders = try await clinic.place(clinic.checkout(cart, customer: " Lena Vogt ", patient: 2_001))
            let order = try #require(orders.first)
            #expect(orders.count == 1)
            #expect(order.customer == "Lena Vogt")
            #expect(order.patient == .known(2_001))
            #expect(order.total == cart.total)
            #expect(order.lines.map(\.product) == [product.number])
            #expect(order.lines.map(\.item) == [product.name])
            #expect(order.history == [OrderEvent(state: .placed, at: clinic.clock.now, by: ben.name, staff: ben.id)])
            #expect(try await clinic.current(order) == order)
            #expect(try await clinic.current(product).stock == product.stock - 2)
            #expect(try await clinic.cart() == nil)
            #expect(try await clinic.add(product).number != cart.number)
            var bought = clinic.carts.purchase(orders.map(\.number)).reader()
            #expect(try await bought.value() == orders)
        },
        ContractRule("things of several sellers become an order for each, which add up to what was paid") { clinic in
            try await clinic.signIn(.receptionist)
            let one = try await clinic.product()
            let other = try await clinic.product(notOf: one.seller)
            try await clinic.add(one, 2)
            let cart = try await clinic.add(other)
            let orders = try await clinic.place(clinic.checkout(cart))
            #expect(orders.map(\.seller) == [one.seller, other.seller])
            #expect(Set(orders.map(\.number)).count == 2)
            #expect(try orders[0].total.adding(orders[1].total) == cart.total)
        },
        ContractRule("a person who may not place orders is refused, and a visitor is asked to sign in") { clinic in
            let cart = try await clinic.add(try await clinic.product())
            await #expect(throws: AppError.signInRequired) { try await clinic.place(clinic.checkout(cart)) }
            var reader = clinic.carts.cart(cart.number).reader()
            #expect(try await reader.error() == .signInRequired)
            var customer = clinic.carts.customer(.known(2_001)).reader()
            #expect(try await customer.error() == .signInRequired)
            var purchase = clinic.carts.purchase([.known(1_034)]).reader()
            #expect(try await purchase.error() == .signInRequired)
            #expect(try await clinic.cart() == cart)
        },
        ContractRule("a patient is looked up by number") { clinic in
            try await clinic.signIn(.receptionist)
            var lena = clinic.carts.customer(.known(2_001)).reader()
            #expect(try await lena.value() == Customer(patient: .known(2_001), name: "Lena Vogt"))
            var nobody = clinic.carts.customer(.known(9_999)).reader()
            #expect(try await nobody.error() == .notFound("Patient #9999"))
        },
    ]
}
