import Domain
import Synchronization

/// The fake's lookup, access and changes of carts.
extension FakeCartRepository {
    var here: Staff.ID? { session()?.staff.id }

    func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    func admit(_ permission: Permission) throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        guard staff.role.may(permission) else { throw .notAllowed(permission) }
        return staff
    }

    func open<Value: Sendable & Equatable>(
        _ call: Call, _ read: @escaping @Sendable (FakeCartRepository) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        record(call)
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            return try read(self)
        }
    }

    func change(
        _ number: ProductNumber, _ operation: OperationID, _ call: Call,
        _ quantity: (Product, Cart?) throws(AppError) -> Int
    ) async throws(AppError) -> Cart {
        record(call)
        try await answers.write()
        let owner = here
        let isDone = try state.withLock { state throws(AppError) in
            try state.changes.contains(operation, asking: call)
        }
        if isDone {
            return try joined(state.withLock { $0.openOrNew(of: owner) })
        }
        guard let product = catalog.find(number) else { throw .notFound("Product \(number)") }
        let present = state.withLock { $0.open(of: owner) }
        let wanted = try quantity(product, try present.map(joined))
        let changed = state.withLock { state in
            state.changes.insert(operation, asking: call)
            return state.set(number, to: wanted, of: owner)
        }
        streams.refresh()
        try answers.written()
        return try joined(changed)
    }

    func toPlace(_ number: CartNumber, _ staff: Staff) throws(AppError) -> FakeCart {
        guard let cart = state.withLock({ $0.find(number) }) else { throw .notFound("Cart \(number)") }
        guard cart.owner == staff.id else {
            let isLeft = cart.owner == nil && cart.placed == nil && !cart.lines.isEmpty
            throw isLeft ? CartHandover.leftToVisitor(number) : .notFound("Cart \(number)")
        }
        guard let placed = cart.placed else { return cart }
        throw .conflict("Cart \(number) was placed already: \(placed.map(\.description).joined(separator: ", ")).")
    }

    /// The cart with the current products.
    func joined(_ cart: FakeCart) throws(AppError) -> Cart {
        do throws(MoneyError) {
            var lines: [CartLine] = []
            for line in cart.lines {
                guard let product = catalog.find(line.product) else { continue }
                lines.append(try CartLine(product: product, quantity: line.quantity))
            }
            return try Cart(id: Identifier(.sample(cart.number.rawValue)), number: cart.number, lines: lines)
        } catch {
            throw .unexpected("a cart cannot be added up")
        }
    }

    /// Hands the visitor's cart over at a sign-in, as far as ``CartHandover`` allows.
    func takeOver(by staff: Staff.ID) -> String? {
        let (visitors, own) = state.withLock { ($0.open(of: nil), $0.open(of: staff)) }
        guard let visitors, let cart = try? joined(visitors) else { return nil }
        let handover = CartHandover(of: cart, to: try? own.map(joined))
        state.withLock { $0.apply(handover, to: visitors, own, of: staff) }
        return handover?.message
    }
}
