import Domain
import FoundationEssentials

/// A change of one product's quantity in a cart. Runs inside a transaction.
struct CartChange {
    /// The requested quantity.
    enum Request {
        /// So many more.
        case add(Int)
        /// Set the quantity, if it is still the one that the user saw; zero removes the line.
        case set(Int, over: Int)
    }

    let product: ProductNumber
    let request: Request
    /// The identity of the cart, if a new one has to be made.
    let newCart: UUID
    let at: Date
    let operation: OperationID

    /// Makes the change to the owner's cart unless this operation made it before, and returns the cart as it then is.
    func apply(to connection: Connection, for owner: String) throws(AppError) -> Cart {
        if let done = try OperationRecord.find(operation, kind: .changeCart, content: content, in: connection) {
            return try cart(now: owner, changed: done.subject, in: connection)
        }
        guard let product = try Product.find(product, in: connection) else { throw .notFound("Product \(product)") }
        if case .add = request { try product.checkIsSold(in: connection) }
        let present = try CartRecord.open(of: owner, in: connection)
        var cart: Cart?
        if let present { cart = try present.cart(from: connection) }
        let quantity = try quantity(of: product, in: cart)
        let record: CartRecord
        if let present {
            record = present
        } else {
            record = try CartRecord.insert(id: newCart, of: owner, in: connection)
        }
        try record.set(product.number, to: quantity, in: connection)
        try OperationRecord(id: operation, kind: .changeCart, subject: record.id, at: at, content: content)
            .insert(in: connection)
        return try record.cart(from: connection)
    }

    /// The content of the request.
    private var content: OperationContent {
        switch request {
        case .add(let more): OperationContent("\(product)", "add", "\(more)")
        case .set(let quantity, let seen): OperationContent("\(product)", "set", "\(quantity)", "\(seen)")
        }
    }

    /// The owner's cart; empty under its number if it was ordered since.
    private func cart(now owner: String, changed id: UUID, in connection: Connection) throws(AppError) -> Cart {
        if let open = try CartRecord.open(of: owner, in: connection) { return try open.cart(from: connection) }
        guard let record = try CartRecord.find(id, in: connection) else { throw .notFound("This cart", by: .name) }
        return try record.cart(from: connection)
    }

    /// Domain's own rules, asked again here: a screen may be out of date.
    private func quantity(of product: Product, in cart: Cart?) throws(AppError) -> Int {
        let present = cart?.quantity(of: product.number) ?? 0
        switch request {
        case .add(let more):
            try StockRule.check(currencyOf: product, in: cart)
            let quantity = try StockRule.quantity(adding: more, to: present, of: product)
            try StockRule.check(totalWith: quantity, of: product, in: cart)
            return quantity
        case .set(let quantity, let seen):
            try StockRule.check(present: present, isStill: seen, of: product)
            try StockRule.check(quantity: quantity, of: product)
            try StockRule.check(totalWith: quantity, of: product, in: cart)
            return quantity
        }
    }
}

extension Product {
    /// Checks, inside a transaction, that the product was not taken off the list: a link, a cart and a screen may still
    /// have it.
    func checkIsSold(in connection: Connection) throws(AppError) {
        let isRetired = try connection.first(
            "SELECT 1 FROM product WHERE number = ? AND is_retired", [.integer(number.rawValue)]
        ) { _ in true }
        if isRetired == true {
            throw .conflict("\(name) is no longer sold.", advice: "Choose another one, or take it out of the cart.")
        }
    }
}

extension CartRecord {
    /// Stores how many of a product are in the cart; a product that is new to it comes last.
    func set(_ product: ProductNumber, to quantity: Int, in connection: Connection) throws(AppError) {
        let line: [SQLValue] = [.integer(number), .integer(product.rawValue)]
        guard quantity > 0 else {
            try connection.run("DELETE FROM cart_line WHERE cart_number = ? AND product_number = ?", line)
            return
        }
        try connection.run(
            """
            INSERT INTO cart_line (cart_number, product_number, quantity, position)
            VALUES (?1, ?2, ?3, 1 + coalesce((SELECT max(position) FROM cart_line WHERE cart_number = ?1), 0))
            ON CONFLICT (cart_number, product_number) DO UPDATE SET quantity = excluded.quantity
            """, line + [.integer(quantity)])
    }

    /// The cart with an identity, or the one that it was joined with; nil if there is none.
    static func find(_ id: UUID, in connection: Connection) throws(AppError) -> Self? {
        let number = try connection.first("SELECT number FROM cart WHERE id = ?", [.identity(id)]) {
            row throws(AppError) in CartNumber(try row.integer(0))
        }
        guard let found = number, let number = found else { return nil }
        return try find(number, in: connection)
    }
}
