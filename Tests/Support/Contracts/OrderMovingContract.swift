import Domain
import Testing

extension OrderContract {
    static let moving: [ContractRule] = [
        ContractRule("a move adds a step in the name of the signed-in person, at the clock's time") { clinic in
            let ana = try await clinic.signIn(.pharmacist).staff
            let order = try await clinic.order(in: .paid)
            clinic.clock.advance(by: 90)
            let moved = try await clinic.move(order, to: .packed)
            let step = OrderEvent(state: .packed, at: clinic.clock.now, by: ana.name, staff: ana.id)
            #expect(try moved == order.moved(step))
            #expect(try await clinic.current(order) == moved)
        },
        ContractRule("when a move returns, open streams have it") { clinic in
            try await clinic.signIn(.pharmacist)
            let order = try await clinic.order(in: .paid)
            var (one, list) = (
                clinic.orders.order(order.number).reader(),
                clinic.orders.orders(OrderQuery(filter: .open, pageSize: 500)).reader()
            )
            #expect(try await one.value() == order)
            let before = try await list.value()
            try await clinic.move(order, to: .packed)
            let moved = try await clinic.move(order, to: .shipped)
            #expect(await one.readyValue() == moved)
            let after = try #require(await list.readyValue())
            #expect(after.orders == before.orders.filter { $0.id != order.id })
            #expect(after.total == before.total - 1)
        },
        ContractRule("exactly the steps that Domain lists can be taken") { clinic in
            try await clinic.signIn(.manager)
            for state in OrderState.allCases where state.isLasting {
                for next in OrderState.allCases where !state.canBecome(next) {
                    let order = try await clinic.order(in: state)
                    await #expect(throws: AppError.self, "\(state) → \(next)") {
                        try await clinic.move(order, to: next)
                    }
                    #expect(try await clinic.current(order) == order, "\(state) → \(next)")
                }
            }
            // Backwards, so that nobody decides about a refund that they requested here.
            for state in OrderState.allCases.reversed() where state.isLasting {
                let order = try await clinic.order(in: state)
                guard let next = state.successors.last else { continue }
                let moved = try await clinic.move(order, to: next)
                #expect(moved.history.last?.state == next)
            }
        },
        ContractRule("a step that does not exist is a conflict that names the order") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .delivered)
            let error = await #expect(throws: AppError.self) {
                try await clinic.move(order, to: .placed)
            }
            #expect(error?.code == "conflict")
            #expect(error?.message.contains("\(order.number)") == true)
        },
        ContractRule("a step from a version that is no longer is a conflict that names who did what") { clinic in
            let ana = try await clinic.signIn(.manager).staff
            let order = try await clinic.order(in: .packed)
            let shipped = try await clinic.move(order, to: .shipped)
            for state in [OrderState.shipped, .delivered, .refundRequested] {
                let error = await #expect(throws: AppError.self) {
                    try await clinic.move(order, version: order.version, to: state)
                }
                let words = "\(ana.name) changed order \(order.number) meanwhile: it is shipped now."
                #expect(error == .conflict(words), "\(state)")
            }
            #expect(try await clinic.current(order) == shipped)
        },
        ContractRule("an order that does not exist is not found") { clinic in
            try await clinic.signIn(.manager)
            let error = await #expect(throws: AppError.self) {
                let unknown = Order.ID(clinic.operation().rawValue)
                return try await clinic.orders.move(unknown, version: 1, to: .paid, operation: clinic.operation())
            }
            #expect(error?.code == "not-found")
        },
    ]

    static let repeating: [ContractRule] = [
        ContractRule("a repeated operation takes one step, and returns the order as it is now") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .paid)
            let operation = clinic.operation()
            let first = try await clinic.move(order, to: .packed, as: operation)
            #expect(try await clinic.move(order, to: .packed, as: operation) == first)
            let later = try await clinic.move(order, to: .shipped)
            #expect(try await clinic.move(order, to: .packed, as: operation) == later)
            #expect(try await clinic.current(order) == later)
        },
        ContractRule("an id that comes back with another note is refused") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .shipped)
            let operation = clinic.operation()
            try await clinic.move(order, to: .refundRequested, note: "It came open.", as: operation)
            let error = await #expect(throws: AppError.self) {
                try await clinic.move(order, to: .refundRequested, note: "It came late.", as: operation)
            }
            #expect(error?.code == "unexpected")
        },
        ContractRule("the same step under another operation is a conflict") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .paid)
            try await clinic.move(order, to: .packed)
            let error = await #expect(throws: AppError.self) {
                try await clinic.move(order, to: .packed)
            }
            #expect(error?.code == "conflict")
        },
        ContractRule("a refused operation was not applied, and may be asked for again") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .placed)
            let operation = clinic.operation()
            await #expect(throws: AppError.self) {
                try await clinic.move(order, to: .packed, as: operation)
            }
            try await clinic.move(order, to: .paid)
            #expect(try await clinic.move(order, to: .packed, as: operation).state == .packed)
        },
    ]
}
