import Domain
import FoundationEssentials

extension OfferWrite {
    func add(_ draft: ProductDraft, as identity: UUID, isRetired: Bool) throws(AppError) -> ProductNumber {
        try check(draft.name, of: .products)
        try checkCurrency(of: draft)
        let category = try category(draft.category, isSold: !isRetired)
        let seller = try connection.first("SELECT number FROM seller ORDER BY number LIMIT 1") {
            row throws(AppError) in SellerNumber(try row.integer(0))
        }
        guard let number = ProductNumber(try NumberBlock.product.next(in: connection)), case let known?? = seller,
            let seller = try Seller.find(known, in: connection)
        else { throw .unexpected("a product has no number or no seller") }
        try connection.willChange(.product, identity)
        let product = Product(
            id: Identifier(identity), number: number, name: draft.name, category: category, price: draft.price,
            stock: draft.stock, reorderLevel: draft.reorderLevel, seller: seller, details: draft.details)
        try product.insert(in: connection)
        if isRetired { try setRetired(true, Offer(.product(product), isRetired: false)) }
        return number
    }

    func change(_ offer: Offer, to draft: ProductDraft, isRetired: Bool) throws(AppError) {
        guard case .product(let product) = offer.content else { throw .unexpected("a product is none") }
        try check(draft.name, of: .products, replacing: offer)
        try checkCurrency(of: draft)
        let category = try category(draft.category, isSold: !isRetired)
        let folded = FoldedText(draft.name).text
        try connection.willChange(.product, product.id.rawValue)
        try connection.run(
            """
            UPDATE product SET name = ?, sort_name = ?, category = ?, price = ?, currency = ?, stock = ?,
                reorder_level = ?, details = ?, is_retired = ?
            WHERE id = ?
            """,
            [
                .text(draft.name), .text(folded), .text(category.name.text), .integer(draft.price.minorUnits),
                .text(draft.price.currency.code), .integer(draft.stock), .integer(draft.reorderLevel),
                .text(draft.details), .integer(isRetired ? 1 : 0), .identity(product.id.rawValue),
            ])
        try connection.run(
            "UPDATE product_words SET words = ? WHERE rowid = ?", [.text(folded), .integer(product.number.rawValue)])
    }

    /// A clinic has one currency: a total of two would be none.
    func checkCurrency(of draft: ProductDraft) throws(AppError) {
        let code = try connection.first("SELECT currency FROM clinic") { row throws(AppError) in try row.text(0) }
        guard let code, draft.price.currency.code != code else { return }
        throw .invalidInput("The prices of this clinic are in \(code).")
    }
}
