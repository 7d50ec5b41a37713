import Domain

/// The orders in the clinic's file.
struct OrderStore: OrderRepository {
    let database: GuardedDatabase
    let clock: any WallClock

    func orders(_ query: OrderQuery) -> Snapshots<OrderPage> {
        database.snapshots(needing: [.viewOrders], of: query.wanted) { connection throws(AppError) in
            var query = query
            // A patient's number that was provisional.
            if case .patient(let number) = query.scope { query.scope = .patient(try number.current(in: connection)) }
            return try OrderPageQuery(query: query).page(from: connection)
        }
    }

    func order(_ number: OrderNumber) -> Snapshots<Order> {
        database.snapshots(needing: [.viewOrders], of: .order(number)) { connection throws(AppError) in
            guard let record = try OrderRecord.find(number, in: connection) else { throw .notFound("Order \(number)") }
            return try record.order(from: connection)
        }
    }

    func move(
        _ order: Order.ID, version: Int, to state: OrderState, note: String?, operation: OperationID
    ) async throws(AppError) -> Order {
        let permissions = [Permission.viewOrders] + [state.permissionToEnter].compactMap { $0 }
        return try await database.write("a step of an order", needing: permissions) {
            [clock] connection, staff throws(AppError) in
            let step = OrderEvent(
                state: state, at: clock.storedNow, by: staff.name, staff: staff.id, note: NoteRule.normalized(note))
            let move = OrderMove(order: order, version: version, step: step, by: staff.id, operation: operation)
            return try move.apply(to: connection)
        }
    }
}

extension OrderQuery {
    /// The records that a part of the clinic may lack for the list.
    fileprivate var wanted: PartRequest {
        switch scope {
        case .patient(let number): .matching(.number(number))
        case .all: filter.states.isSubset(of: PartRequest.unfinished) ? .openOrders : .everything
        case .product: .everything
        }
    }
}
