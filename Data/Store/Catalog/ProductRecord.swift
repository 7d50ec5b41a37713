import Domain

extension Product {
    /// The columns that ``init(_:)`` reads, of ``stored``.
    static let columns = """
        product.id, product.number, product.name, category.name, category.title, product.price, product.currency,
        product.stock, product.reorder_level, seller.id, seller.number, seller.name, seller.phone, product.details
        """

    /// The tables that a product is read from.
    static let stored = """
        product JOIN category ON category.name = product.category JOIN seller ON seller.id = product.seller_id
        """

    /// Reads a product from its row.
    ///
    /// - Throws: a storage error if the stored product is invalid.
    init(_ row: Row) throws(AppError) {
        guard let number = ProductNumber(try row.integer(1)), let category = CategoryName(try row.text(3)),
            let currency = Currency(code: try row.text(6)), let seller = SellerNumber(try row.integer(10))
        else { throw row.corrupt("a product makes no sense") }
        self.init(
            id: Identifier(try row.identity(0)), number: number, name: try row.text(2),
            category: ProductCategory(name: category, title: try row.text(4)),
            price: Money(minorUnits: Int64(try row.integer(5)), currency: currency), stock: try row.integer(7),
            reorderLevel: try row.integer(8),
            seller: Seller(
                id: Identifier(try row.identity(9)), number: seller, name: try row.text(11), phone: try row.text(12)),
            details: try row.text(13))
    }

    /// The product with a number, or nil.
    static func find(_ number: ProductNumber, in connection: Connection) throws(AppError) -> Product? {
        try connection.first(
            "SELECT \(columns) FROM \(stored) WHERE product.number = ?", [.integer(number.rawValue)], Product.init)
    }

    /// Stores the product as a new one, with the words that it is found by.
    func insert(in connection: Connection) throws(AppError) {
        let folded = FoldedText(name).text
        try connection.run(
            """
            INSERT INTO product
                (id, number, name, sort_name, category, price, currency, stock, reorder_level, seller_id, details)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .identity(id.rawValue), .integer(number.rawValue), .text(name), .text(folded),
                .text(category.name.text), .integer(price.minorUnits), .text(price.currency.code), .integer(stock),
                .integer(reorderLevel), .identity(seller.id.rawValue), .text(details),
            ])
        try connection.run(
            "INSERT INTO product_words (rowid, words) VALUES (?, ?)",
            [.integer(number.rawValue), .text(folded)])
    }
}

extension Seller {
    /// The seller with a number, or nil.
    static func find(_ number: SellerNumber, in connection: Connection) throws(AppError) -> Seller? {
        try connection.first(
            "SELECT id, name, phone FROM seller WHERE number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in
            Seller(
                id: Identifier(try row.identity(0)), number: number, name: try row.text(1), phone: try row.text(2))
        }
    }
}
