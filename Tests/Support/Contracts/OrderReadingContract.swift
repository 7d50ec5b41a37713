import Domain
import Testing

extension OrderContract {
    static let reading: [ContractRule] = [
        ContractRule("a read has its first snapshot at once") { clinic in
            let list = clinic.orders.orders(OrderQuery()).reader()
            #expect(await list.readyError() == .signInRequired)
            try await clinic.signIn(.clinician)
            let page = clinic.orders.orders(OrderQuery()).reader()
            #expect(await page.readyValue() != nil)
        },
        ContractRule("an order reads as it is listed, fresh and as of now") { clinic in
            try await clinic.signIn(.clinician)
            for order in try await clinic.everyOrder() {
                var reader = clinic.orders.order(order.number).reader()
                guard case .value(let value, let asOf, let freshness) = try await reader.next() else {
                    Issue.record("\(order.number) is unavailable")
                    continue
                }
                #expect(value == order)
                #expect(asOf == clinic.clock.now)
                #expect(freshness == .fresh)
            }
        },
        ContractRule("a number that no order has is not found") { clinic in
            try await clinic.signIn(.clinician)
            var reader = clinic.orders.order(try #require(OrderNumber(9_999))).reader()
            #expect(try await reader.error() == .notFound("Order #9999"))
        },
        ContractRule("a list is newest first, and by falling number where the time is the same") { clinic in
            try await clinic.signIn(.clinician)
            let orders = try await clinic.everyOrder()
            #expect(Set(orders.map(\.placedAt)).count < orders.count, "the clinic has no tie to break")
            for (above, below) in zip(orders, orders.dropFirst()) {
                #expect((above.placedAt, above.number) > (below.placedAt, below.number))
            }
        },
        ContractRule("a filter lets exactly its states pass, and counts them on all pages together") { clinic in
            try await clinic.signIn(.clinician)
            let all = try await clinic.everyOrder()
            #expect(Set(all.map(\.state)) == Set(OrderState.allCases.filter(\.isLasting)))
            for filter in OrderFilter.allCases {
                var reader = clinic.orders.orders(OrderQuery(filter: filter, pageSize: 2)).reader()
                let page = try await reader.value()
                let expected = all.filter { filter.states.contains($0.state) }
                #expect(page.orders == Array(expected.prefix(2)), "\(filter)")
                #expect(page.total == expected.count, "\(filter)")
            }
        },
    ]

    static let paging: [ContractRule] = [
        ContractRule("pages of any size walk every order once") { clinic in
            try await clinic.signIn(.clinician)
            let all = try await clinic.everyOrder()
            for filter in OrderFilter.allCases {
                let expected = all.filter { filter.states.contains($0.state) }
                for size in 1...expected.count + 1 {
                    let walked = try await walk(OrderQuery(filter: filter, pageSize: size), in: clinic)
                    #expect(walked == expected, "\(filter), \(size) a page")
                }
            }
        },
        ContractRule("a list that is oldest first is the other one turned round, on pages of any size") { clinic in
            try await clinic.signIn(.clinician)
            let all = try await clinic.everyOrder()
            for filter in OrderFilter.allCases {
                let expected = Array(all.filter { filter.states.contains($0.state) }.reversed())
                for size in 1...expected.count + 1 {
                    let query = OrderQuery(filter: filter, sorting: .oldestFirst, pageSize: size)
                    #expect(try await walk(query, in: clinic) == expected, "\(filter), \(size) a page")
                }
            }
        },
        ContractRule("a page holds at least one order, whatever was asked for") { clinic in
            try await clinic.signIn(.clinician)
            for size in [0, -1, Int.min] {
                var reader = clinic.orders.orders(OrderQuery(pageSize: size)).reader()
                #expect(try await reader.value().orders.count == 1)
            }
        },
        ContractRule("a page may ask for any number of orders") { clinic in
            try await clinic.signIn(.clinician)
            var reader = clinic.orders.orders(OrderQuery(pageSize: .max)).reader()
            let page = try await reader.value()
            #expect(page.orders.count == page.total)
            #expect(page.next == nil)
        },
    ]

    private static func walk(_ query: OrderQuery, in clinic: ContractClinic) async throws -> [Order] {
        var (query, walked) = (query, [Order]())
        repeat {
            var reader = clinic.orders.orders(query).reader()
            let page = try await reader.value()
            #expect(page.orders.count <= query.pageSize)
            walked += page.orders
            query.after = page.next
        } while query.after != nil && walked.count < 1_000
        return walked
    }
}
