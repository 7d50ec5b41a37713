import Domain
import FoundationEssentials

/// Offers that a manager adds or changes. Runs inside a transaction, where the rules are asked again.
struct OfferWrite {
    let connection: Connection

    /// Adds an offer; a product with an identity.
    func add(_ draft: OfferDraft, as identity: UUID) throws(AppError) -> OfferID {
        switch draft {
        case .service(let draft): .service(try add(draft, isRetired: false))
        case .category(let draft): .category(try add(draft).name)
        case .product(let draft): .product(try add(draft, as: identity, isRetired: false))
        }
    }

    /// Makes an offer what a draft describes.
    func change(_ offer: Offer, to draft: OfferDraft) throws(AppError) {
        switch draft {
        case .service(let draft): try change(offer, to: draft, isRetired: offer.isRetired)
        case .category(let draft): try change(offer, to: draft)
        case .product(let draft): try change(offer, to: draft, isRetired: offer.isRetired)
        }
    }

    /// Retires an offer, or brings it back.
    func setRetired(_ isRetired: Bool, _ offer: Offer) throws(AppError) {
        let value = SQLValue.integer(isRetired ? 1 : 0)
        switch offer.content {
        case .service(let offer):
            try connection.willChangeClinic()
            try connection.run(
                "UPDATE service SET is_retired = ? WHERE handle = ?", [value, .text(offer.service.slug.text)])
        case .category(let category):
            if isRetired { try checkIsEmpty(category) }
            try connection.willChangeClinic()
            try connection.run(
                "UPDATE category SET is_retired = ? WHERE name = ?", [value, .text(category.name.text)])
        case .product(let product):
            _ = try self.category(product.category.title, isSold: !isRetired)
            try connection.willChange(.product, product.id.rawValue)
            try connection.run(
                "UPDATE product SET is_retired = ? WHERE id = ?", [value, .identity(product.id.rawValue)])
        }
    }

    /// No other offer of the kind has a title that looks the same, unless it already did.
    func check(_ title: String, of kind: OfferKind, replacing offer: Offer? = nil) throws(AppError) {
        if let offer, offer.title.isSameTitle(as: title) { return }
        if let other = try Offer.titled(title, kind, in: connection).first { throw other.takesTitle }
    }
}

/// Categories.
extension OfferWrite {
    /// The category of a title, which is made if there is none. Nothing is sold in one that is retired.
    func category(_ title: String, isSold: Bool) throws(AppError) -> ProductCategory {
        guard let known = try Offer.titled(title, .categories, in: connection).first,
            case .category(let category) = known.content
        else { return try add(try CategoryDraft(title: title)) }
        guard !isSold || !known.isRetired else { throw .isRetired(category: category.title) }
        return category
    }

    private func add(_ draft: CategoryDraft) throws(AppError) -> ProductCategory {
        try check(draft.title, of: .categories)
        let taken = Set(try Offer.categories(in: connection).map(\.id.word))
        guard let name = CategoryName(draft.title.linkWord(where: taken.contains)) else {
            throw .unexpected("the category \(draft.title) has no word")
        }
        try connection.willChangeClinic()
        try connection.run(
            "INSERT INTO category (name, title, position) SELECT ?, ?, coalesce(max(position), 0) + 1 FROM category",
            [.text(name.text), .text(draft.title)])
        return ProductCategory(name: name, title: draft.title)
    }

    private func change(_ offer: Offer, to draft: CategoryDraft) throws(AppError) {
        try check(draft.title, of: .categories, replacing: offer)
        try connection.willChangeClinic()
        try connection.run(
            "UPDATE category SET title = ? WHERE name = ?", [.text(draft.title), .text(offer.id.word)])
    }

    private func checkIsEmpty(_ category: ProductCategory) throws(AppError) {
        let sold = try connection.first(
            "SELECT count(*) FROM product WHERE category = ? AND NOT is_retired", [.text(category.name.text)]
        ) { row throws(AppError) in try row.integer(0) }
        if let sold, sold > 0 { throw .isFilled(category.title, products: sold) }
    }
}
