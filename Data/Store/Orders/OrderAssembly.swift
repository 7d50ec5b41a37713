import Domain

extension OrderRecord {
    /// The complete order with its lines and events.
    ///
    /// - Throws: a storage error if the stored order is invalid.
    func order(from connection: Connection) throws(AppError) -> Order {
        try Self.orders([self], from: connection)[0]
    }

    /// The complete orders of rows, in order. One statement reads all their lines, and another all their events.
    ///
    /// - Throws: a storage error if a stored order is invalid.
    static func orders(_ records: [OrderRecord], from connection: Connection) throws(AppError) -> [Order] {
        guard !records.isEmpty else { return [] }
        let (lines, histories) = (try lines(of: records, in: connection), try histories(of: records, in: connection))
        var orders: [Order] = []
        orders.reserveCapacity(records.count)
        for (index, record) in records.enumerated() {
            orders.append(try record.order(lines[index], histories[index], in: connection))
        }
        return orders
    }

    private func order(
        _ lines: [OrderLine], _ history: [OrderEvent], in connection: Connection
    ) throws(AppError) -> Order {
        guard let number = OrderNumber(number) else { throw corrupt("has the number \(number)", in: connection) }
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

    fileprivate func corrupt(_ problem: String, in connection: Connection) -> AppError {
        .storage(.corrupt(path: connection.path, detail: "order \(number) \(problem)"))
    }
}

/// The rows of orders: an array for each record, in order.
extension OrderRecord {
    private static func lines(
        of records: [OrderRecord], in connection: Connection
    ) throws(AppError) -> [[OrderLine]] {
        var lines = [[OrderLine]](repeating: [], count: records.count)
        let found = try connection.rows(linesSQL, [numbers(of: records)]) {
            row throws(AppError) in
            let index = try row.integer(0)
            return (index, try records[index].line(row, in: connection))
        }
        for (index, line) in found { lines[index].append(line) }
        return lines
    }

    private static func histories(
        of records: [OrderRecord], in connection: Connection
    ) throws(AppError) -> [[OrderEvent]] {
        var histories = [[OrderEvent]](repeating: [], count: records.count)
        let found = try connection.rows(historiesSQL, [numbers(of: records)]) {
            row throws(AppError) in
            let index = try row.integer(0)
            return (index, try records[index].event(row, in: connection))
        }
        for (index, event) in found { histories[index].append(event) }
        return histories
    }

    /// The numbers of the orders as the list that both statements are given; a row of theirs starts with a place in it.
    private static func numbers(of records: [OrderRecord]) -> SQLValue {
        .text("[\(records.map { String($0.number) }.joined(separator: ","))]")
    }

    // The order of the joins is fixed: first the list, then each order's rows by the keys of the tables.
    static let linesSQL = """
        SELECT wanted.key, item, quantity, unit_price, currency, product_number
        FROM json_each(?) AS wanted CROSS JOIN orders ON orders.number = wanted.value
        CROSS JOIN order_line ON order_line.order_id = orders.id
        ORDER BY wanted.key, order_line.position
        """
    static let historiesSQL = """
        SELECT wanted.key, order_event.state, at, by, staff_id, note
        FROM json_each(?) AS wanted CROSS JOIN orders ON orders.number = wanted.value
        CROSS JOIN order_event ON order_event.order_id = orders.id
        ORDER BY wanted.key, order_event.position
        """

    private func line(_ row: Row, in connection: Connection) throws(AppError) -> OrderLine {
        guard let currency = Currency(code: try row.text(4)) else {
            throw corrupt("is in no known currency", in: connection)
        }
        let price = Money(minorUnits: Int64(try row.integer(3)), currency: currency)
        let (item, quantity) = (try row.text(1), try row.integer(2))
        let product = try row.optionalInteger(5).flatMap(ProductNumber.init)
        do throws(OrderProblem) {
            return try OrderLine(item: item, quantity: quantity, unitPrice: price, product: product)
        } catch {
            throw corrupt("has a line that makes no sense: \(error.message)", in: connection)
        }
    }

    private func event(_ row: Row, in connection: Connection) throws(AppError) -> OrderEvent {
        guard let state = OrderState(storedName: try row.text(1)) else {
            throw corrupt("was in no known state", in: connection)
        }
        return OrderEvent(
            state: state, at: try row.time(2), by: try row.text(3),
            staff: try row.optionalIdentity(4).map(Identifier.init), note: try row.optionalText(5))
    }
}
