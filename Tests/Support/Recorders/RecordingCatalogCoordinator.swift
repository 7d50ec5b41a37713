import Domain

/// Writes down what the user asked for while looking at the catalogue.
@MainActor package final class RecordingCatalogCoordinator: CatalogCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To see the products of this category.
        case category(CategoryName)
        /// To see what this search finds.
        case search(SearchText?)
        /// To see this product.
        case product(ProductNumber)
        /// To see this seller.
        case seller(SellerNumber)
        /// To see the orders of this product.
        case orders(ProductNumber)
        /// To see the cart.
        case cart
        /// To place what is in this cart.
        case checkOut(CartNumber)
        /// To see what was bought.
        case purchased([OrderNumber])
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showCategory(_ name: CategoryName) { requests.append(.category(name)) }
    /// Writes it down.
    package func showProducts(matching search: SearchText?) { requests.append(.search(search)) }
    /// Writes it down.
    package func showProduct(_ number: ProductNumber) { requests.append(.product(number)) }
    /// Writes it down.
    package func showSeller(_ number: SellerNumber) { requests.append(.seller(number)) }
    /// Writes it down.
    package func showOrders(of number: ProductNumber) { requests.append(.orders(number)) }
    /// Writes it down.
    package func showCart() { requests.append(.cart) }
    /// Writes it down.
    package func checkOut(_ cart: CartNumber) { requests.append(.checkOut(cart)) }
    /// Writes it down.
    package func purchased(_ orders: [OrderNumber]) { requests.append(.purchased(orders)) }
}

/// Writes down what the user asked for when a purchase was confirmed.
@MainActor package final class RecordingPurchaseCoordinator: PurchaseCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To see this order.
        case order(OrderNumber)
        /// To go on.
        case read
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Writes it down.
    package func confirmationRead() { requests.append(.read) }
}
