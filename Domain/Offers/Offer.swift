/// Something that the clinic offers or used to, as managers see it.
package struct Offer: Hashable, Sendable, Identifiable {
    /// The three things that a clinic offers.
    package enum Content: Hashable, Sendable {
        /// A service, with everyone who offers it.
        case service(ServiceOffer)
        /// A part of the catalogue.
        case category(ProductCategory)
        /// A product.
        case product(Product)
    }

    /// The service, category or product.
    package let content: Content

    /// Whether it is no longer offered: nobody books or buys it, and what was booked or bought stays.
    package let isRetired: Bool

    /// An offer, which may be retired.
    package init(_ content: Content, isRetired: Bool) {
        (self.content, self.isRetired) = (content, isRetired)
    }

    /// The word or number by which links name it.
    package var id: OfferID {
        switch content {
        case .service(let offer): .service(offer.service.slug)
        case .category(let category): .category(category.name)
        case .product(let product): .product(product.number)
        }
    }

    /// The title that people read.
    package var title: String {
        switch content {
        case .service(let offer): offer.service.title
        case .category(let category): category.title
        case .product(let product): product.name
        }
    }
}

/// A kind of offer.
package enum OfferKind: String, Hashable, Sendable, CaseIterable {
    case services
    case categories
    case products

    /// The name of one of them, in lower case.
    package var singular: String {
        switch self {
        case .services: "service"
        case .categories: "category"
        case .products: "product"
        }
    }
}

/// The word or number by which links name an offer.
package enum OfferID: Hashable, Sendable {
    /// A service by its word.
    case service(ServiceSlug)
    /// A category by its word.
    case category(CategoryName)
    /// A product by its number.
    case product(ProductNumber)

    /// The kind of the offer.
    package var kind: OfferKind {
        switch self {
        case .service: .services
        case .category: .categories
        case .product: .products
        }
    }

    /// The word or number alone, such as `checkup`.
    package var word: String {
        switch self {
        case .service(let slug): slug.text
        case .category(let name): name.text
        case .product(let number): "\(number.rawValue)"
        }
    }
}

/// The subject of a form: something new of a kind, or an offer that there is.
package enum OfferSubject: Hashable, Sendable {
    /// A new offer of a kind.
    case new(OfferKind)
    /// The offer of a word or number.
    case known(OfferID)

    /// The kind of the offer.
    package var kind: OfferKind {
        switch self {
        case .new(let kind): kind
        case .known(let id): id.kind
        }
    }
}
