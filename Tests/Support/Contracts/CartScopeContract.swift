import Domain
import Testing

extension CartContract {
    static let scoping: [ContractRule] = [
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
                    let oldest = OrderQuery(scope: scope, filter: filter, sorting: .oldestFirst, pageSize: 1)
                    var turned = clinic.orders.orders(oldest).reader()
                    #expect(try await turned.value().orders == Array(all.suffix(1)), "\(scope), \(filter)")
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
        ContractRule("cancelling puts back what the order took, once; so does a refund of what was never packed") {
            clinic in
            try await clinic.signIn(.manager)
            let product = try await clinic.product()
            let (order, operation) = (try await clinic.buy(product, 2)[0], clinic.operation())
            try await clinic.move(order, to: .cancelled, as: operation)
            try await clinic.move(order, to: .cancelled, as: operation)
            #expect(try await clinic.current(product).stock == product.stock)
            let paid = try await clinic.move(try await clinic.buy(product, 2)[0], to: .paid)
            try await clinic.move(paid, to: .refundRequested)
            try await clinic.signIn(.pharmacist)
            let refunding = clinic.operation()
            try await clinic.move(paid, to: .refunded, as: refunding)
            try await clinic.move(paid, to: .refunded, as: refunding)
            #expect(try await clinic.current(product).stock == product.stock)
            try await clinic.signIn(.manager)
            let packed = try await clinic.move(
                try await clinic.move(try await clinic.buy(product, 2)[0], to: .paid), to: .packed)
            try await clinic.move(packed, to: .refundRequested)
            try await clinic.signIn(.pharmacist)
            try await clinic.move(packed, to: .refunded)
            #expect(try await clinic.current(product).stock == product.stock - 2)
        },
    ]
}
