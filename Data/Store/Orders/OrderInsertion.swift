import Domain

extension Order {
    /// Stores the whole order as a new one.
    func insert(in connection: Connection) throws(AppError) {
        try connection.willChange(.order, id.rawValue)
        try connection.run(
            """
            INSERT INTO orders (id, number, customer, seller_id, state, placed_at, patient_number, version)
            VALUES (?, ?, ?, ?, ?, ?, ?, 1)
            """,
            [
                .identity(id.rawValue), .integer(number.rawValue), .text(customer), .identity(seller.id.rawValue),
                .text(state.storedName), .time(placedAt), .integer(patient?.rawValue),
            ])
        for position in lines.indices { try insertLine(at: position, in: connection) }
        for position in history.indices { try insertEvent(at: position, in: connection) }
    }

    /// Stores one step of the history.
    func insertEvent(at position: Int, in connection: Connection) throws(AppError) {
        let event = history[position]
        try connection.run(
            "INSERT INTO order_event (order_id, position, state, at, by, staff_id, note) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                .identity(id.rawValue), .integer(position), .text(event.state.storedName), .time(event.at),
                .text(event.by), .identity(event.staff?.rawValue), .text(event.note),
            ])
    }

    private func insertLine(at position: Int, in connection: Connection) throws(AppError) {
        let line = lines[position]
        try connection.run(
            """
            INSERT INTO order_line (order_id, position, item, quantity, unit_price, currency, product_number)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .identity(id.rawValue), .integer(position), .text(line.item), .integer(line.quantity),
                .integer(line.unitPrice.minorUnits), .text(line.unitPrice.currency.code),
                .integer(line.product?.rawValue),
            ])
    }
}
