import Domain

/// Changes to the stock. Each runs inside a transaction.
enum Stock {
    /// Takes what an order's lines say.
    ///
    /// - Throws: `AppError.conflict` when there is less of something.
    static func take(_ lines: [OrderLine], in connection: Connection) throws(AppError) {
        for line in lines {
            guard let number = line.product else { continue }
            try willChange(number, in: connection)
            let taken = try connection.run(
                "UPDATE product SET stock = stock - ? WHERE number = ? AND stock >= ?",
                [.integer(line.quantity), .integer(number.rawValue), .integer(line.quantity)])
            guard taken == 1 else { throw .conflict("There is not enough of \(line.item) left.") }
        }
    }

    /// Returns the products of an order's lines to stock.
    static func giveBack(_ lines: [OrderLine], in connection: Connection) throws(AppError) {
        for line in lines {
            guard let number = line.product else { continue }
            try willChange(number, in: connection)
            try connection.run(
                "UPDATE product SET stock = stock + ? WHERE number = ?",
                [.integer(line.quantity), .integer(number.rawValue)])
        }
    }

    private static func willChange(_ number: ProductNumber, in connection: Connection) throws(AppError) {
        let id = try connection.first("SELECT id FROM product WHERE number = ?", [.integer(number.rawValue)]) {
            row throws(AppError) in try row.identity(0)
        }
        if let id { try connection.willChange(.product, id) }
    }
}
