import Domain
import Testing

extension ProductCategory {
    /// The categories of the fakes, in order. The last one is empty.
    package static let samples: [ProductCategory] = {
        let titles = [("pain-and-fever", "Pain and fever"), ("eye-care", "Eye care"), ("seasonal", "Seasonal")]
        return titles.compactMap { name, title in
            CategoryName(name).map { ProductCategory(name: $0, title: title) }
        }
    }()
}

extension Seller {
    /// A second seller.
    package static let aurora = sample(3, "Aurora Optics", phone: "+34 600 555 030")

    /// A seller with a number from 11 on.
    package static func sample(_ index: Int, _ name: String, phone: String) -> Seller {
        Seller(id: Identifier(.sample(index)), number: .known(10 + index), name: name, phone: phone)
    }
}

extension Product {
    /// A product, by default ibuprofen.
    ///
    /// - Throws: an error if the parts make no product.
    package static func sample(
        _ number: Int = 501, _ name: String = "Ibuprofen 400 mg, 20 tablets", category: Int = 0, cents: Int64 = 490,
        currency: Currency = .eur, stock: Int = 24, reorderLevel: Int = 10, seller: Seller = .sample,
        details: String = "Against pain, fever and inflammation. Take with food."
    ) throws -> Product {
        try Product(
            id: Identifier(.sample(number)), number: #require(ProductNumber(number)), name: name,
            category: ProductCategory.samples[category], price: Money(minorUnits: cents, currency: currency),
            stock: stock, reorderLevel: reorderLevel, seller: seller, details: details)
    }

    /// The products of the fakes: from two sellers, in two currencies, one sold out, one with exactly one left, two
    /// with the same name.
    package static let samples: [Product] = {
        do {
            return [
                try sample(),
                try sample(502, "Paracetamol 500 mg, 20 tablets", cents: 260, stock: 6),
                try sample(503, "Digital thermometer", cents: 820, stock: 9, reorderLevel: 3),
                try sample(504, "Saline nasal spray 20 ml", cents: 375, stock: 0, reorderLevel: 6),
                try sample(
                    513, "Daily contact lenses −2.25, 30 pieces", category: 1, cents: 1_840, stock: 20, seller: .aurora),
                try sample(
                    514, "Reading glasses", category: 1, cents: 2_400, stock: 1, reorderLevel: 0, seller: .aurora),
                try sample(
                    515, "Genève sunglasses, category 3", category: 1, cents: 4_900, currency: .chf, stock: 2,
                    reorderLevel: 1, seller: .aurora),
                try sample(
                    516, "Reading glasses", category: 1, cents: 2_600, stock: 3, reorderLevel: 1, seller: .aurora),
            ]
        } catch {
            Issue.record(error, "the sample products make no sense")
            return []
        }
    }()

    /// The product at another price.
    package func with(price: Money) -> Product {
        Product(
            id: id, number: number, name: name, category: category, price: price, stock: stock,
            reorderLevel: reorderLevel, seller: seller, details: details)
    }
}
