import Domain

/// The carts in the clinic's file.
struct CartStore: CartRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource

    func cart() -> Snapshots<Cart?> {
        database.snapshotsForWhoeverIsHere { connection, staff throws(AppError) in
            guard let record = try CartRecord.open(of: CartRecord.owner(staff?.id), in: connection) else { return nil }
            return try record.cart(from: connection)
        }
    }

    func cart(_ number: CartNumber) -> Snapshots<Cart> {
        database.ownSnapshots(needing: [.checkOut]) { connection, staff throws(AppError) in
            try CartRecord.toPlace(number, by: staff, in: connection).cart(from: connection)
        }
    }

    func customer(_ patient: PatientNumber) -> Snapshots<Customer> {
        database.snapshots(needing: [.checkOut]) { connection throws(AppError) in
            try Customer.find(patient, in: connection)
        }
    }

    func purchase(_ orders: [OrderNumber]) -> Snapshots<[Order]> {
        database.snapshots(needing: [.viewOrders]) { connection throws(AppError) in
            var found: [Order] = []
            for number in orders {
                guard let record = try OrderRecord.find(number, in: connection) else {
                    throw .notFound("Order \(number)")
                }
                found.append(try record.order(from: connection))
            }
            return found
        }
    }

    func add(_ product: ProductNumber, quantity: Int, operation: OperationID) async throws(AppError) -> Cart {
        try await change(product, .add(quantity), operation)
    }

    func change(_ product: ProductNumber, to quantity: Int, operation: OperationID) async throws(AppError) -> Cart {
        try await change(product, .set(quantity), operation)
    }

    func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order] {
        try await database.write("the order of \(checkout.customer)", needing: [.checkOut]) {
            [clock, identifiers] connection, staff throws(AppError) in
            let placing = CartPlacing(
                checkout: checkout, staff: staff, at: clock.storedNow, operation: operation, identifiers: identifiers)
            return try placing.apply(to: connection)
        }
    }

    private func change(
        _ product: ProductNumber, _ wish: CartChange.Wish, _ operation: OperationID
    ) async throws(AppError) -> Cart {
        let change = CartChange(
            product: product, wish: wish, newCart: identifiers.next(), at: clock.storedNow, operation: operation)
        return try await database.writeForWhoeverIsHere("a change of the cart") { connection, staff throws(AppError) in
            try change.apply(to: connection, for: staff)
        }
    }
}
