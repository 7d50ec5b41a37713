import Domain

extension OrderRecord {
    /// The whole order as Domain knows it, with its lines and events.
    ///
    /// - Throws: a storage error when Domain does not accept what is stored.
    func order(from connection: Connection) throws(AppError) -> Order {
        guard let number = OrderNumber(number) else { throw corrupt("has the number \(number)", in: connection) }
        let (lines, history) = (try lines(in: connection), try history(in: connection))
        let order: Order
        do throws(OrderProblem) {
            order = try Order(
                id: Identifier(id), number: number, customer: customer, patient: patient.flatMap(PatientNumber.init),
                seller: seller, lines: lines, history: history)
        } catch {
            throw corrupt("makes no sense: \(error.message)", in: connection)
        }
        guard order.state.storedName == state, order.placedAt == placedAt else {
            throw corrupt("does not agree with its history", in: connection)
        }
        return order
    }

    private func lines(in connection: Connection) throws(AppError) -> [OrderLine] {
        try connection.rows(
            """
            SELECT item, quantity, unit_price, currency, product_number FROM order_line WHERE order_id = ?
            ORDER BY position
            """,
            [.identity(id)]
        ) { row throws(AppError) in
            guard let currency = Currency(code: try row.text(3)) else {
                throw corrupt("is in no known currency", in: connection)
            }
            let price = Money(minorUnits: Int64(try row.integer(2)), currency: currency)
            let (item, quantity) = (try row.text(0), try row.integer(1))
            let product = try row.optionalInteger(4).flatMap(ProductNumber.init)
            do throws(OrderProblem) {
                return try OrderLine(item: item, quantity: quantity, unitPrice: price, product: product)
            } catch {
                throw corrupt("has a line that makes no sense: \(error.message)", in: connection)
            }
        }
    }

    private func history(in connection: Connection) throws(AppError) -> [OrderEvent] {
        try connection.rows(
            "SELECT state, at, by, staff_id, note FROM order_event WHERE order_id = ? ORDER BY position",
            [.identity(id)]
        ) { row throws(AppError) in
            guard let state = OrderState(storedName: try row.text(0)) else {
                throw corrupt("was in no known state", in: connection)
            }
            return OrderEvent(
                state: state, at: try row.time(1), by: try row.text(2),
                staff: try row.optionalIdentity(3).map(Identifier.init), note: try row.optionalText(4))
        }
    }

    private func corrupt(_ problem: String, in connection: Connection) -> AppError {
        .storage(.corrupt(path: connection.path, detail: "order \(number) \(problem)"))
    }
}
