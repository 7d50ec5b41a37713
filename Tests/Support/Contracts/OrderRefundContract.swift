import Domain
import Testing

extension OrderContract {
    static let noting: [ContractRule] = [
        ContractRule("a note is kept with its step, without blanks around it") { clinic in
            try await clinic.signIn(.clinician)
            let longest = String(repeating: "é", count: NoteRule.maxLength)
            let notes = [(" Wrong size\n", "Wrong size"), (" \t", nil), (longest, longest), (nil, nil)]
            let states = [OrderState.paid, .packed, .shipped, .delivered]
            for ((note, kept), state) in zip(notes, states) {
                let order = try await clinic.order(in: state)
                let moved = try await clinic.move(order, to: .refundRequested, note: note)
                #expect(moved.refundRequest?.note == kept)
                #expect(try await clinic.current(order) == moved)
            }
        },
        ContractRule("a note that is too long is refused, and no step taken") { clinic in
            try await clinic.signIn(.clinician)
            let order = try await clinic.order(in: .shipped)
            let endless = "e" + String(repeating: "\u{301}", count: 40_000)
            for note in [String(repeating: "x", count: NoteRule.maxLength + 1), endless] {
                await #expect(throws: AppError.invalidInput("A note has at most 500 characters.")) {
                    try await clinic.move(order, to: .refundRequested, note: note)
                }
            }
            #expect(try await clinic.current(order) == order)
        },
        ContractRule("a visitor with a note that is too long is asked to sign in") { clinic in
            let note = String(repeating: "x", count: NoteRule.maxLength + 1)
            await #expect(throws: AppError.signInRequired) {
                let unknown = Order.ID(clinic.operation().rawValue)
                return try await clinic.orders.move(
                    unknown, version: 1, to: .paid, note: note, operation: clinic.operation())
            }
        },
    ]

    static let deciding: [ContractRule] = [
        ContractRule("the person who requested a refund cannot decide it, and another person can") { clinic in
            for (state, asking, deciding, decision) in [
                (.paid, .manager, .pharmacist, .refunded), (.packed, .manager, .pharmacist, .declined),
                (.shipped, .pharmacist, .manager, .refunded), (.delivered, .pharmacist, .manager, .declined),
            ] as [(OrderState, Role, Role, OrderState)] {
                let asker = try await clinic.signIn(asking).staff
                let order = try await clinic.order(in: state)
                let asked = try await clinic.move(order, to: .refundRequested)
                #expect(asked.refundRequest?.staff == asker.id)
                await #expect(throws: AppError.needsAnotherPerson("the refund of order \(order.number)")) {
                    try await clinic.move(order, to: decision)
                }
                #expect(try await clinic.current(order) == asked)
                let decider = try await clinic.signIn(deciding).staff
                #expect(try await clinic.move(order, to: decision).history.last?.staff == decider.id)
            }
        },
        ContractRule("an order whose refund was declined is back where it was, and goes on from there") { clinic in
            for state in [OrderState.paid, .packed, .shipped, .delivered] {
                try await clinic.signIn(.manager)
                let asked = try await clinic.move(try await clinic.order(in: state), to: .refundRequested)
                try await clinic.signIn(.pharmacist)
                let declined = try await clinic.move(asked, to: .declined, note: "It was opened.")
                #expect(declined.state == state)
                #expect(declined.history.last?.state == .declined)
                #expect(try await clinic.current(declined) == declined)
                for filter in OrderFilter.allCases {
                    var list = clinic.orders.orders(OrderQuery(filter: filter, pageSize: 500)).reader()
                    #expect(try await list.value().orders.contains(declined) == filter.passes(state), "\(filter)")
                }
                guard let next = state.successors.first, next.isOnTheWayToTheCustomer else { continue }
                #expect(try await clinic.move(declined, to: next).state == next)
            }
        },
        ContractRule("a decision that is repeated by who asked is answered, not taken") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .shipped)
            try await clinic.move(order, to: .refundRequested)
            try await clinic.signIn(.pharmacist)
            let operation = clinic.operation()
            let decided = try await clinic.move(order, to: .declined, as: operation)
            try await clinic.signIn(.manager)
            #expect(try await clinic.move(order, to: .declined, as: operation) == decided)
        },
        ContractRule("deciding a refund again is a conflict, for everyone") { clinic in
            try await clinic.signIn(.manager)
            let order = try await clinic.order(in: .shipped)
            try await clinic.move(order, to: .refundRequested)
            try await clinic.signIn(.pharmacist)
            try await clinic.move(order, to: .refunded)
            try await clinic.signIn(.manager)
            let error = await #expect(throws: AppError.self) { try await clinic.move(order, to: .refunded) }
            #expect(error?.code == "conflict")
        },
    ]
}
