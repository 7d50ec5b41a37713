import Domain
import Testing

/// Shorthands of the catalogue and cart contracts.
extension ContractClinic {
    func categories() async throws -> [CategorySize] {
        var reader = catalog.categories().reader()
        return try await reader.value()
    }

    /// Every product, category by category.
    func everyProduct() async throws -> [Product] {
        var products: [Product] = []
        for size in try await categories() {
            var page = catalog.products(ProductQuery(.category(size.category.name), pageSize: 500)).reader()
            products += try await page.value().products
        }
        return products
    }

    /// A product with at least `left` in stock, priced in the most common currency.
    func product(left: Int = 3, notOf seller: Seller? = nil) async throws -> Product {
        let products = try await everyProduct()
        return try #require(
            products.first { $0.stock >= left && $0.seller != seller && $0.price.currency == .eur },
            "the clinic has no product with \(left) left")
    }

    func products(_ text: String) async throws -> [Product] {
        var page = catalog.products(ProductQuery(.search(try #require(SearchText(text))), pageSize: 500)).reader()
        return try await page.value().products
    }

    /// The current state of a product.
    func current(_ product: Product) async throws -> Product {
        var reader = catalog.product(product.number).reader()
        return try await reader.value()
    }

    /// The cart of the person who is signed in, or of the visitor.
    func cart() async throws -> Cart? {
        var reader = carts.cart().reader()
        return try await reader.value()
    }

    @discardableResult func add(_ product: Product, _ quantity: Int = 1) async throws -> Cart {
        try await carts.add(product.number, quantity: quantity, operation: operation())
    }

    /// Changes the quantity of a product in the current cart.
    @discardableResult func set(
        _ product: Product, to quantity: Int, as operation: OperationID? = nil
    ) async throws -> Cart {
        let seen = try await cart()?.quantity(of: product.number) ?? 0
        return try await carts.change(
            product.number, from: seen, to: quantity, operation: operation ?? self.operation())
    }

    /// The request to place a cart as it is.
    func checkout(_ cart: Cart, customer: String = "Lena Vogt", patient: Int? = nil) -> Checkout {
        Checkout(
            cart: cart.number, seen: cart.lines, customer: customer, patient: patient.map { .known($0) })
    }

    @discardableResult func place(_ checkout: Checkout, as operation: OperationID? = nil) async throws -> [Order] {
        try await carts.place(checkout, operation: operation ?? self.operation())
    }

    /// Puts a product into the cart and places it.
    func buy(_ product: Product, _ quantity: Int) async throws -> [Order] {
        try await place(checkout(try await add(product, quantity)))
    }

    /// The numbers of the orders in a scope, newest first.
    func numbers(_ scope: OrderScope) async throws -> [OrderNumber] {
        var reader = orders.orders(OrderQuery(scope: scope, pageSize: 500)).reader()
        return try await reader.value().orders.map(\.number)
    }
}
