/// An offer as somebody describes it, in words that passed the rules.
package enum OfferDraft: Hashable, Sendable {
    /// A service.
    case service(ServiceDraft)
    /// A category.
    case category(CategoryDraft)
    /// A product.
    case product(ProductDraft)

    /// The kind of the offer.
    package var kind: OfferKind {
        switch self {
        case .service: .services
        case .category: .categories
        case .product: .products
        }
    }

    /// The title that people read.
    package var title: String {
        switch self {
        case .service(let draft): draft.title
        case .category(let draft): draft.title
        case .product(let draft): draft.name
        }
    }
}

extension OfferDraft {
    /// The draft with the stock that is left by now, unless it has another one than its author saw.
    package func keepingStock(of present: Offer, seen: Offer) -> OfferDraft {
        guard case .product(let draft) = self, case .product(let before) = seen.content,
            case .product(let now) = present.content, draft.stock == before.stock
        else { return self }
        return .product(draft.with(stock: now.stock))
    }
}

/// A category as somebody describes it.
package struct CategoryDraft: Hashable, Sendable {
    /// The title that people read.
    package let title: String

    /// A category of a title.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` if it cannot be one.
    package init(title: String) throws(AppError) {
        self.title = try OfferRule.title(title, of: .categories)
    }
}
