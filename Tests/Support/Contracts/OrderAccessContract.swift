import Domain
import Testing

extension OrderContract {
    static let access: [ContractRule] = [
        ContractRule("a visitor is asked to sign in, whatever they ask for") { clinic in
            var list = clinic.orders.orders(OrderQuery()).reader()
            #expect(try await list.error() == .signInRequired)
            var one = clinic.orders.order(try #require(OrderNumber(9_999))).reader()
            #expect(try await one.error() == .signInRequired)
            for state in OrderState.allCases {
                await #expect(throws: AppError.signInRequired, "\(state)") {
                    let unknown = Order.ID(clinic.operation().rawValue)
                    return try await clinic.orders.move(unknown, version: 1, to: state, operation: clinic.operation())
                }
            }
        },
        ContractRule("a role sees orders exactly if it may") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                var reader = clinic.orders.orders(OrderQuery()).reader()
                let expected: AppError? = role.may(.viewOrders) ? nil : .notAllowed(.viewOrders)
                #expect(try await reader.error() == expected, "\(role)")
            }
        },
        // Every step from a cancelled order conflicts, so a conflict shows that access was allowed.
        ContractRule("a role may take exactly the steps of its permissions") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                let order = try await clinic.order(in: .cancelled)
                for state in OrderState.allCases {
                    let error = await #expect(throws: AppError.self) {
                        try await clinic.move(order, to: state)
                    }
                    let refusal = state.permissionToEnter.flatMap { role.may($0) ? nil : AppError.notAllowed($0) }
                    #expect(error?.code == (refusal?.code ?? "conflict"), "\(role) → \(state)")
                    if let refusal { #expect(error == refusal, "\(role) → \(state)") }
                }
            }
        },
        ContractRule("anyone who sees orders may ask for a refund") { clinic in
            try await clinic.signIn(.clinician)
            let order = try await clinic.order(in: .shipped)
            let moved = try await clinic.move(order, to: .refundRequested)
            #expect(moved.state == .refundRequested)
        },
        ContractRule("open streams close their eyes at a sign-out and open them at a sign-in") { clinic in
            try await clinic.signIn(.pharmacist)
            let order = try await clinic.order(in: .paid)
            var (one, list) = (
                clinic.orders.order(order.number).reader(), clinic.orders.orders(OrderQuery()).reader()
            )
            _ = (try await one.value(), try await list.value())
            await clinic.signOut()
            #expect(try await one.error() == .signInRequired)
            #expect(try await list.error() == .signInRequired)
            try await clinic.signIn(.receptionist)
            #expect(await one.readyValue() == order)
            #expect(await list.readyValue()?.orders.isEmpty == false)
        },
        ContractRule("when a sign-out returns, open streams show nothing any more") { clinic in
            try await clinic.signIn(.pharmacist)
            var list = clinic.orders.orders(OrderQuery()).reader()
            _ = try await list.value()
            await clinic.signOut()
            #expect(await list.readyError() == .signInRequired)
        },
        ContractRule("an operation that was applied is not answered to a visitor") { clinic in
            try await clinic.signIn(.pharmacist)
            let order = try await clinic.order(in: .paid)
            let operation = clinic.operation()
            try await clinic.move(order, to: .packed, as: operation)
            await clinic.signOut()
            await #expect(throws: AppError.signInRequired) {
                try await clinic.move(order, to: .packed, as: operation)
            }
        },
    ]
}
