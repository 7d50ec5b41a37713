import Domain

/// One product of the example clinic.
struct ExampleProduct {
    /// The stock, and the stock at or below which to reorder.
    typealias Stock = (left: Int, reorderAt: Int)

    let number: Int
    let name: String
    let category: ExampleCategory
    let seller: ExampleSeller
    /// In cents, or rappen.
    let price: Int64
    let currency: Currency
    let stock: Stock
    let details: String

    init(
        _ number: Int, _ name: String, _ category: ExampleCategory, _ seller: ExampleSeller, _ price: Int64,
        _ currency: Currency = .eur, stock: Stock, _ details: String
    ) {
        self.number = number
        self.name = name
        self.category = category
        self.seller = seller
        self.price = price
        self.currency = currency
        self.stock = stock
        self.details = details
    }

    /// The product that an order's line names, or nil.
    static func named(_ name: String) -> ExampleProduct? {
        all.first { $0.name == name }
    }

    /// The product as Domain knows it.
    func product() throws(AppError) -> Product {
        guard let productNumber = ProductNumber(number) else { throw .unexpected("example product \(number)") }
        return Product(
            id: Identifier(ExampleIdentity.product.uuid(number)), number: productNumber, name: name,
            category: try category.category(), price: Money(minorUnits: price, currency: currency), stock: stock.left,
            reorderLevel: stock.reorderAt, seller: try seller.seller(), details: details)
    }
}
