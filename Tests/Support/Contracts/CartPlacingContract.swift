import Domain
import Testing

extension CartContract {
    static let signingIn = [
        ContractRule("the visitor's cart goes along with who signs in, and keeps its number") { clinic in
            let one = try await clinic.product(left: 5)
            let other = try await clinic.product(notOf: one.seller)
            try await clinic.signIn(.manager)
            try await clinic.add(one, 2)
            try await clinic.add(other)
            await clinic.signOut()
            let visitors = try await clinic.add(one, 1)
            try await clinic.signIn(.manager)
            let merged = try #require(try await clinic.cart())
            #expect(merged.number == visitors.number)
            #expect(merged.id == visitors.id)
            #expect(merged.lines.map(\.product.number) == [one.number, other.number])
            #expect(merged.lines.map(\.quantity) == [3, 1])
            await clinic.signOut()
            #expect(try await clinic.cart() == nil)
        },
        ContractRule("carts that are made one hold no more than there is") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            try await clinic.add(product, product.stock)
            await clinic.signOut()
            try await clinic.add(product, 1)
            try await clinic.signIn(.manager)
            #expect(try await clinic.cart()?.count == product.stock)
        },
        ContractRule("what is sold in another currency than the visitor's cart is left out") { clinic in
            let other = try #require(
                try await clinic.everyProduct().first { $0.price.currency != .eur && $0.stock > 0 })
            try await clinic.signIn(.manager)
            try await clinic.add(other)
            await clinic.signOut()
            let visitors = try await clinic.add(try await clinic.product())
            try await clinic.signIn(.manager)
            #expect(try await clinic.cart() == visitors)
        },
        ContractRule("an empty cart of the visitor's leaves people their own") { clinic in
            let product = try await clinic.product()
            try await clinic.signIn(.manager)
            let own = try await clinic.add(product)
            await clinic.signOut()
            try await clinic.add(product)
            _ = try await clinic.carts.change(product.number, to: 0, operation: clinic.operation())
            try await clinic.signIn(.manager)
            #expect(try await clinic.cart() == own)
        },
    ]

    static let placing = [
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
        ContractRule("whoever may not place orders is refused, and a visitor asked to sign in") { clinic in
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

    static let losing = [
        ContractRule("of two who want the last one exactly one gets it, and the other is told and loses nothing") {
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
            let mended = try await clinic.carts.change(last.number, to: 0, operation: clinic.operation())
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
                        Checkout(cart: number, customer: "A", patient: nil, total: hers.lines[0].total))
                }
            }
        },
        ContractRule("a cart that costs something else than was agreed, or is empty, is not placed") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let agreed = clinic.checkout(try await clinic.add(product))
            let now = try await clinic.add(product)
            let total = try #require(now.total)
            await #expect(throws: AppError.conflict("The cart was changed meanwhile and costs \(total) now.")) {
                try await clinic.place(agreed)
            }
            _ = try await clinic.carts.change(product.number, to: 0, operation: clinic.operation())
            await #expect(throws: AppError.conflict("The cart is empty.")) { try await clinic.place(agreed) }
        },
        ContractRule("a name that is none, and a patient who is none, are refused and nothing is taken") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let cart = try await clinic.add(product)
            for name in ["", " \n", String(repeating: "x", count: CustomerRule.mostCharacters + 1)] {
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

    static let scoping = [
        ContractRule("an order is found by its patient and by each of its products, and counted there") { clinic in
            try await clinic.signIn(.manager)
            let one = try await clinic.product()
            let (patient, product) = (OrderScope.patient(.known(2_001)), OrderScope.product(one.number))
            let before = (try await clinic.numbers(patient), try await clinic.numbers(product))
            clinic.clock.advance(by: 86_400)
            let cart = try await clinic.add(one)
            let order = try #require(try await clinic.place(clinic.checkout(cart, patient: 2_001)).first)
            #expect(try await clinic.numbers(patient) == [order.number] + before.0)
            #expect(try await clinic.numbers(product) == [order.number] + before.1)
            try await clinic.move(order, to: .cancelled)
            for scope in [patient, product] {
                for filter in OrderFilter.allCases {
                    var reader = clinic.orders.orders(OrderQuery(scope: scope, filter: filter, pageSize: 1)).reader()
                    let page = try await reader.value()
                    let all = try await clinic.everyOrder().filter {
                        scope.holds($0) && filter.states.contains($0.state)
                    }
                    #expect(page.total == all.count, "\(scope), \(filter)")
                    #expect(page.orders == Array(all.prefix(1)), "\(scope), \(filter)")
                }
            }
        },
        ContractRule("pages of a scope walk its orders once") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product(left: 4)
            for _ in 1...4 { _ = try await clinic.buy(product, 1) }
            let scope = OrderScope.product(product.number)
            let all = try await clinic.numbers(scope)
            for size in 1...all.count {
                var (query, walked) = (OrderQuery(scope: scope, pageSize: size), [OrderNumber]())
                repeat {
                    var reader = clinic.orders.orders(query).reader()
                    let page = try await reader.value()
                    walked += page.orders.map(\.number)
                    query.after = page.next
                } while query.after != nil && walked.count < 100
                #expect(walked == all, "\(size) a page")
            }
        },
        ContractRule("cancelling puts back what the order took, once; a refund does not") { clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let (order, operation) = (try await clinic.buy(product, 2)[0], clinic.operation())
            try await clinic.move(order, to: .cancelled, as: operation)
            try await clinic.move(order, to: .cancelled, as: operation)
            #expect(try await clinic.current(product).stock == product.stock)
            let paid = try await clinic.move(try await clinic.buy(product, 2)[0], to: .paid)
            try await clinic.move(paid, to: .refundRequested)
            try await clinic.signIn(.pharmacist)
            try await clinic.move(paid, to: .refunded)
            #expect(try await clinic.current(product).stock == product.stock - 2)
        },
    ]
}
