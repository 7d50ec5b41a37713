import Domain

/// Finds one page of products by key: it starts where the page before ended, however long the list is. Only a search
/// sorts, and only its results.
struct ProductPageQuery {
    /// How many products one page may hold at most, whatever a query asks for.
    static let largestPage = 1_000

    let query: ProductQuery

    func page(from connection: Connection) throws(AppError) -> ProductPage {
        try checkChoice(in: connection)
        guard !isSearchForNothing else { return ProductPage(products: [], total: 0, next: nil) }
        let size = min(query.pageSize, Self.largestPage)
        let start: [SQLValue] = [.text(query.after?.sortName.text ?? ""), .integer(query.after?.number.rawValue ?? 0)]
        let found = try connection.rows(pageSQL, [choice.value] + start + [.integer(size + 1)], Product.init)
        let products = Array(found.prefix(size))
        return ProductPage(
            products: products, total: try total(in: connection),
            next: found.count > size ? products.last.map(ProductCursor.init) : nil)
    }

    /// The products after a place, in the order of an index.
    var pageSQL: String {
        """
        SELECT \(Product.columns) FROM \(Product.stored)
        WHERE \(choice.condition) AND NOT product.is_retired AND (product.sort_name, product.number) > (?, ?)
        ORDER BY product.sort_name, product.number LIMIT ?
        """
    }

    /// Whether a search has no word in it.
    private var isSearchForNothing: Bool {
        if case .search(let search) = query.choice { search.words.isEmpty } else { false }
    }

    private func total(in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            "SELECT count(*) FROM product WHERE \(choice.condition) AND NOT is_retired", [choice.value]
        ) {
            row throws(AppError) in try row.integer(0)
        } ?? 0
    }

    private func checkChoice(in connection: Connection) throws(AppError) {
        switch query.choice {
        case .search: break
        case .seller(let number):
            guard try Seller.find(number, in: connection) != nil else { throw .notFound("Seller \(number)") }
        case .category(let name):
            let found = try connection.first("SELECT 1 FROM category WHERE name = ?", [.text(name.text)]) { _ in true }
            guard found != nil else { throw .notFound("Category “\(name.text)”", by: .name) }
        }
    }

    private var choice: (condition: String, value: SQLValue) {
        switch query.choice {
        case .category(let name): ("product.category = ?", .text(name.text))
        case .seller(let number):
            ("product.seller_id = (SELECT id FROM seller WHERE number = ?)", .integer(number.rawValue))
        case .search(let search):
            (
                "product.number IN (SELECT rowid FROM product_words WHERE product_words MATCH ?)",
                .text(search.words.map { "\"\($0)\"*" }.joined(separator: " "))
            )
        }
    }
}
