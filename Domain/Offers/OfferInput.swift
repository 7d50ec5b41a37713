/// The input of a form about an offer: the words of its fields.
package struct OfferInput: Hashable, Sendable {
    private var words: [OfferField: String] = [:]

    /// An empty form.
    package init() {}

    /// A form with an offer as it is. A price says its currency if that is another one than the clinic's.
    package init(_ offer: Offer, in currency: Currency) {
        self[.title] = offer.title
        switch offer.content {
        case .service(let offer):
            self[.minutes] = "\(offer.service.minutes)"
            self[.clinicians] = offer.clinicians.map(\.slug.text).sorted().joined(separator: " ")
        case .category: break
        case .product(let product):
            self[.category] = product.category.title
            let price = product.price
            self[.price] = price.currency == currency ? String("\(price)".prefix { $0 != " " }) : "\(price)"
            self[.stock] = "\(product.stock)"
            self[.reorderLevel] = "\(product.reorderLevel)"
            self[.details] = product.details
        }
    }

    /// The words in a field.
    package subscript(field: OfferField) -> String {
        get { words[field] ?? "" }
        set { words[field] = newValue.isEmpty ? nil : newValue }
    }

    /// Whether a clinician offers the service.
    package subscript(clinician: ClinicianSlug) -> Bool {
        get { clinicians.contains(clinician.text) }
        set {
            let others = clinicians.filter { $0 != clinician.text }
            self[.clinicians] = (newValue ? others + [clinician.text] : others).sorted().joined(separator: " ")
        }
    }

    private var clinicians: [String] { self[.clinicians].split(separator: " ").map(String.init) }
}

/// A field of a form about an offer.
package enum OfferField: String, Hashable, Sendable, CaseIterable {
    case title
    case minutes
    /// User names, with blanks between them.
    case clinicians
    /// The title of the category.
    case category
    case price
    case stock
    case reorderLevel = "reorder"
    case details

    /// The name of the field.
    package var title: String {
        switch self {
        case .title: "Name"
        case .minutes: "Minutes"
        case .clinicians: "Clinicians"
        case .category: "Category"
        case .price: "Price"
        case .stock: "In stock"
        case .reorderLevel: "Reorder at"
        case .details: "Description (optional)"
        }
    }
}

extension OfferKind {
    /// The fields of its form, top to bottom.
    package var fields: [OfferField] {
        switch self {
        case .services: [.title, .minutes, .clinicians]
        case .categories: [.title]
        case .products: [.title, .category, .price, .stock, .reorderLevel, .details]
        }
    }
}
