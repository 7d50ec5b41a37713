import Domain
import FoundationEssentials

/// A list of products on its way into the tables. Runs inside a transaction. Products are known by their names.
struct ProductImport {
    private let lines: [ImportLine<ProductDraft>]

    init(_ lines: [ImportLine<ProductDraft>]) { self.lines = lines }

    /// The effect of each line.
    func steps(in connection: Connection) throws(AppError) -> [ImportStep] {
        let write = OfferWrite(connection: connection)
        var steps: [ImportStep] = []
        for line in lines {
            try inLine(line.line) { () throws(AppError) in try write.checkCurrency(of: line.draft) }
            steps.append(step(line, over: try known(line, in: connection)))
        }
        return steps
    }

    /// Makes and changes products, each new one with an identity of these.
    func apply(ids: [UUID], to connection: Connection) throws(AppError) -> [ImportStep] {
        let (steps, write) = (try steps(in: connection), OfferWrite(connection: connection))
        for (index, line) in lines.enumerated() {
            if case .unchanged = steps[index] { continue }
            try inLine(line.line) { () throws(AppError) in
                if let known = try known(line, in: connection) {
                    try write.change(known, to: line.draft, isRetired: line.isRetired)
                } else {
                    _ = try write.add(line.draft, as: ids[index], isRetired: line.isRetired)
                }
            }
        }
        return steps
    }

    private func step(_ line: ImportLine<ProductDraft>, over known: Offer?) -> ImportStep {
        guard let known, case .product(let product) = known.content else {
            return .added(line: line.line, line.draft.name)
        }
        let before = Self.values(
            category: product.category.title, product.price, product.stock, product.reorderLevel, product.details,
            isRetired: known.isRetired)
        let draft = line.draft
        let after = Self.values(
            category: draft.category, draft.price, draft.stock, draft.reorderLevel, draft.details,
            isRetired: line.isRetired)
        let changes = zip(Self.titles, zip(before, after)).filter { $1.0 != $1.1 }
            .map { "\($0) \($1.0.isEmpty ? "none" : $1.0) → \($1.1.isEmpty ? "none" : $1.1)" }
        return changes.isEmpty
            ? .unchanged(line: line.line, draft.name) : .changed(line: line.line, draft.name, changes)
    }

    private static let titles = ["category", "price", "stock", "reorder", "details", "retired"]

    private static func values(
        category: String, _ price: Money, _ stock: Int, _ reorderLevel: Int, _ details: String, isRetired: Bool
    ) -> [String] {
        [category, "\(price)", "\(stock)", "\(reorderLevel)", details, isRetired ? "yes" : "no"]
    }

    private func known(_ line: ImportLine<ProductDraft>, in connection: Connection) throws(AppError) -> Offer? {
        let found = try Offer.titled(line.draft.name, .products, in: connection)
        guard found.count < 2 else {
            throw .invalidInput("Line \(line.line): there are several products called “\(line.draft.name)”.")
        }
        return found.first
    }
}
