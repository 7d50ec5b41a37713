import Domain

/// What becomes of the visitor's cart when somebody signs in, as a change to the tables. Runs inside a transaction.
struct CartHandover {
    let staff: Staff.ID

    /// Makes the visitor's cart that person's, if there is something in it. It keeps its number, so that a link to it stays
    /// right; what they had in a cart of their own is put to it.
    func apply(to connection: Connection) throws(AppError) {
        let (visitor, owner) = (CartRecord.owner(nil), CartRecord.owner(staff))
        guard let taken = try CartRecord.open(of: visitor, in: connection) else { return }
        let cart = try taken.cart(from: connection)
        guard !cart.lines.isEmpty else { return }
        if let own = try CartRecord.open(of: owner, in: connection) {
            try merge(own, into: taken, cart, in: connection)
        }
        try connection.run("UPDATE cart SET owner = ? WHERE number = ?", [.text(owner), .integer(taken.number)])
    }

    private func merge(
        _ own: CartRecord, into taken: CartRecord, _ cart: Cart, in connection: Connection
    ) throws(AppError) {
        for line in try own.cart(from: connection).lines where line.total.currency == cart.total?.currency {
            let quantity = StockRule.merged(
                line.quantity, cart.quantity(of: line.product.number), stock: line.product.stock)
            try taken.set(line.product.number, to: quantity, in: connection)
        }
        try connection.run("DELETE FROM cart_line WHERE cart_number = ?", [.integer(own.number)])
        try connection.run("DELETE FROM cart WHERE number = ?", [.integer(own.number)])
    }
}
