import DesignSystem
import Domain

extension Product {
    /// The product for programs.
    package nonisolated var record: Record {
        Record(
            "product", id: .number(number.rawValue),
            [
                "name": .text(name), "price": price.value, "stock": .number(stock),
                "reorderLevel": .number(reorderLevel), "category": .record(category.record(products: nil)),
                "seller": .record(Record("seller", id: .number(seller.number.rawValue), ["name": .text(seller.name)])),
                "details": .text(details),
            ])
    }
}

extension ProductCategory {
    /// The category for programs, with the number of its products where it is known.
    nonisolated func record(products: Int?) -> Record {
        guard let products else { return Record("category", id: .text(name.text), ["title": .text(title)]) }
        return Record("category", id: .text(name.text), ["title": .text(title), "products": .number(products)])
    }
}

extension Seller {
    /// The seller for programs.
    nonisolated var record: Record {
        Record(
            "seller", id: .number(number.rawValue), ["name": .text(name), "phone": .text(phone.isEmpty ? nil : phone)])
    }
}

extension CartLine {
    /// The line for programs.
    nonisolated var record: Record {
        Record(
            "cartLine",
            [
                "product": .record(
                    Record("product", id: .number(product.number.rawValue), ["name": .text(product.name)])),
                "quantity": .number(quantity), "total": total.value,
            ])
    }
}

extension Money {
    /// The amount for programs.
    fileprivate nonisolated var value: RecordValue { .money(minorUnits: minorUnits, currency: currency.code) }
}
