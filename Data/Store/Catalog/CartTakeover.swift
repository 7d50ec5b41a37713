import Domain

/// The change to the visitor's cart when someone signs in at its terminal. Runs inside a transaction.
struct CartTakeover {
    let staff: Staff.ID
    let terminal: Terminal

    /// Does what ``CartHandover`` decides, and says what that was; nil where the visitor's cart is empty.
    func apply(to connection: Connection) throws(AppError) -> CartHandover? {
        let (visitor, owner) = (terminal.storedName(of: .visitor), terminal.storedName(of: staff))
        guard let taken = try CartRecord.open(of: visitor, in: connection) else { return nil }
        let own = try CartRecord.open(of: owner, in: connection)
        var ownCart: Cart?
        if let own { ownCart = try own.cart(from: connection) }
        let handover = CartHandover(of: try taken.cart(from: connection), to: ownCart)
        switch handover {
        case .taken: try give(taken, to: owner, over: own, in: connection)
        case .joined(let cart, _):
            for line in cart.lines { try taken.set(line.product.number, to: line.quantity, in: connection) }
            try give(taken, to: owner, over: own, in: connection)
        case .apart, nil: break
        }
        return handover
    }

    /// Makes a cart the person's. Their own is kept, closed and empty: at another terminal they may be about to order
    /// it.
    private func give(
        _ taken: CartRecord, to owner: String, over own: CartRecord?, in connection: Connection
    ) throws(AppError) {
        if let own {
            try connection.run("DELETE FROM cart_line WHERE cart_number = ?", [.integer(own.number)])
            try connection.run(
                "UPDATE cart SET joined_to = ? WHERE number = ?", [.integer(taken.number), .integer(own.number)])
        }
        try connection.run("UPDATE cart SET owner = ? WHERE number = ?", [.text(owner), .integer(taken.number)])
    }
}
