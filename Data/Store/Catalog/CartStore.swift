import Domain

/// The carts in the clinic's file.
struct CartStore: CartRepository {
    let database: GuardedDatabase
    let terminal: Terminal
    let clock: any WallClock
    let identifiers: any IdentifierSource

    func cart() -> Snapshots<Cart?> {
        database.snapshotsForCurrentUser { [terminal] connection, staff throws(AppError) in
            let owner = terminal.storedName(of: staff?.id)
            guard let record = try CartRecord.open(of: owner, in: connection) else { return nil }
            return try record.cart(from: connection)
        }
    }

    func cart(_ number: CartNumber) -> Snapshots<Cart> {
        database.ownSnapshots(needing: [.checkOut]) { [terminal] connection, staff throws(AppError) in
            try CartRecord.toPlace(number, by: staff, at: terminal, in: connection).cart(from: connection)
        }
    }

    func customer(_ patient: PatientNumber) -> Snapshots<Customer> {
        database.snapshots(needing: [.checkOut], of: .matching(.number(patient))) { connection throws(AppError) in
            try Customer.find(patient, in: connection)
        }
    }

    func purchase(_ orders: [OrderNumber]) -> Snapshots<[Order]> {
        database.snapshots(needing: [.viewOrders]) { connection throws(AppError) in
            var records: [OrderRecord] = []
            for number in orders {
                guard let record = try OrderRecord.find(number, in: connection) else {
                    throw .notFound("Order \(number)")
                }
                records.append(record)
            }
            return try OrderRecord.orders(records, from: connection)
        }
    }

    func add(_ product: ProductNumber, quantity: Int, operation: OperationID) async throws(AppError) -> Cart {
        try await change(product, .add(quantity), operation)
    }

    func change(
        _ product: ProductNumber, from seen: Int, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart {
        try await change(product, .set(quantity, over: seen), operation)
    }

    func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order] {
        try await database.write("the order of \(checkout.customer)", needing: [.checkOut]) {
            [terminal, clock, identifiers] connection, staff throws(AppError) in
            let placing = CartPlacing(
                checkout: checkout, staff: staff, terminal: terminal, at: clock.storedNow, operation: operation,
                identifiers: identifiers)
            return try placing.apply(to: connection)
        }
    }

    private func change(
        _ product: ProductNumber, _ request: CartChange.Request, _ operation: OperationID
    ) async throws(AppError) -> Cart {
        let change = CartChange(
            product: product, request: request, newCart: identifiers.next(), at: clock.storedNow, operation: operation)
        return try await database.writeForCurrentUser("a change of the cart") {
            [terminal] connection, staff throws(AppError) in
            try change.apply(to: connection, for: terminal.storedName(of: staff?.id))
        }
    }
}
