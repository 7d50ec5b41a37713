import Domain
import FoundationEssentials

/// A list of products on its way into the tables. Runs inside a transaction. Products are known by their names.
struct ProductImport {
    private struct Known {
        let number: Int
        let id: UUID
        let values: [String]
    }

    private let drafts: [ProductDraft]

    init(_ drafts: [ProductDraft]) { self.drafts = drafts }

    /// The effect of each line.
    func steps(in connection: Connection) throws(AppError) -> [ImportStep] {
        try checkCurrency(in: connection)
        var steps: [ImportStep] = []
        for draft in drafts { steps.append(step(draft, over: try known(draft, in: connection))) }
        return steps
    }

    /// Makes and changes products, each new one with an identity of these.
    func apply(ids: [UUID], to connection: Connection) throws(AppError) -> [ImportStep] {
        let steps = try steps(in: connection)
        for (draft, id) in zip(drafts, ids) {
            let category = try category(draft.category, in: connection)
            if let known = try known(draft, in: connection) {
                if known.values != Self.values(draft) { try change(known, to: draft, category, in: connection) }
            } else {
                try add(draft, as: id, category, in: connection)
            }
        }
        return steps
    }

    /// A clinic has one currency: a total of two would be none.
    private func checkCurrency(in connection: Connection) throws(AppError) {
        let code = try connection.first("SELECT currency FROM clinic") { row throws(AppError) in try row.text(0) }
        guard let code, let draft = drafts.first(where: { $0.price.currency.code != code }) else { return }
        throw .invalidInput("Line \(draft.line): the prices of this clinic are in \(code).")
    }

    private func step(_ draft: ProductDraft, over known: Known?) -> ImportStep {
        guard let known else { return .added(line: draft.line, draft.name) }
        let changes = zip(Self.titles, zip(known.values, Self.values(draft))).filter { $1.0 != $1.1 }
            .map { "\($0) \($1.0.isEmpty ? "none" : $1.0) → \($1.1.isEmpty ? "none" : $1.1)" }
        return changes.isEmpty
            ? .unchanged(line: draft.line, draft.name) : .changed(line: draft.line, draft.name, changes)
    }

    private static let titles = ["category", "price", "stock", "reorder", "details", "retired"]

    private static func values(_ draft: ProductDraft) -> [String] {
        [
            draft.category, "\(draft.price)", "\(draft.stock)", "\(draft.reorderLevel)", draft.details,
            draft.isRetired ? "yes" : "no",
        ]
    }

    private func known(_ draft: ProductDraft, in connection: Connection) throws(AppError) -> Known? {
        let found = try connection.rows(
            "SELECT \(Product.columns), product.is_retired FROM \(Product.stored) WHERE product.sort_name = ?",
            [.text(FoldedText(draft.name).text)]
        ) { row throws(AppError) in
            let product = try Product(row)
            return Known(
                number: product.number.rawValue, id: product.id.rawValue,
                values: [
                    product.category.title, "\(product.price)", "\(product.stock)", "\(product.reorderLevel)",
                    product.details, try row.integer(14) == 1 ? "yes" : "no",
                ])
        }
        guard found.count < 2 else {
            throw .invalidInput("Line \(draft.line): there are several products called “\(draft.name)”.")
        }
        return found.first
    }

    private func add(
        _ draft: ProductDraft, as id: UUID, _ category: ProductCategory, in connection: Connection
    ) throws(AppError) {
        let seller = try connection.first("SELECT number FROM seller ORDER BY number LIMIT 1") {
            row throws(AppError) in SellerNumber(try row.integer(0))
        }
        guard let number = ProductNumber(try NumberBlock.product.next(in: connection)), case let known?? = seller,
            let seller = try Seller.find(known, in: connection)
        else { throw .unexpected("a product has no number or no seller") }
        try connection.willChange(.product, id)
        try Product(
            id: Identifier(id), number: number, name: draft.name, category: category, price: draft.price,
            stock: draft.stock, reorderLevel: draft.reorderLevel, seller: seller, details: draft.details
        ).insert(in: connection)
        if draft.isRetired {
            try connection.run("UPDATE product SET is_retired = 1 WHERE id = ?", [.identity(id)])
        }
    }

    private func change(
        _ known: Known, to draft: ProductDraft, _ category: ProductCategory, in connection: Connection
    ) throws(AppError) {
        try connection.willChange(.product, known.id)
        try connection.run(
            """
            UPDATE product SET category = ?, price = ?, currency = ?, stock = ?, reorder_level = ?, details = ?,
                is_retired = ?
            WHERE number = ?
            """,
            [
                .text(category.name.text), .integer(draft.price.minorUnits), .text(draft.price.currency.code),
                .integer(draft.stock), .integer(draft.reorderLevel), .text(draft.details),
                .integer(draft.isRetired ? 1 : 0), .integer(known.number),
            ])
    }

    /// The category of a name, which is made if there is none.
    private func category(_ title: String, in connection: Connection) throws(AppError) -> ProductCategory {
        guard let name = CategoryName(titled: title) else { throw .unexpected("the category \(title) has no name") }
        let known = try connection.first("SELECT title FROM category WHERE name = ?", [.text(name.text)]) {
            row throws(AppError) in try row.text(0)
        }
        if let known { return ProductCategory(name: name, title: known) }
        try connection.willChangeClinic()
        try connection.run(
            "INSERT INTO category (name, title, position) SELECT ?, ?, coalesce(max(position), 0) + 1 FROM category",
            [.text(name.text), .text(title)])
        return ProductCategory(name: name, title: title)
    }
}
