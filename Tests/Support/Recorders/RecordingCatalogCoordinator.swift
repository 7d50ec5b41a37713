import Domain

/// A coordinator that records the user's requests while looking at the catalogue.
@MainActor package final class RecordingCatalogCoordinator: CatalogCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see the products of this category.
        case category(CategoryName)
        /// To see the results of this search.
        case search(SearchText?)
        /// To see this product.
        case product(ProductNumber)
        /// To see who changed this product.
        case history(ProductNumber)
        /// To see this seller.
        case seller(SellerNumber)
        /// To see the orders of this product.
        case orders(ProductNumber)
        /// To see the cart.
        case cart
        /// To check this cart out.
        case checkOut(CartNumber)
        /// To see these purchased orders.
        case purchased([OrderNumber])
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showCategory(_ name: CategoryName) { requests.append(.category(name)) }
    /// Records the request.
    package func showProducts(matching search: SearchText?) { requests.append(.search(search)) }
    /// Records the request.
    package func showProduct(_ number: ProductNumber) { requests.append(.product(number)) }
    /// Records the request.
    package func showHistory(of number: ProductNumber) { requests.append(.history(number)) }
    /// Records the request.
    package func showSeller(_ number: SellerNumber) { requests.append(.seller(number)) }
    /// Records the request.
    package func showOrders(of number: ProductNumber) { requests.append(.orders(number)) }
    /// Records the request.
    package func showCart() { requests.append(.cart) }
    /// Records the request.
    package func checkOut(_ cart: CartNumber) { requests.append(.checkOut(cart)) }
    /// Records the request.
    package func purchased(_ orders: [OrderNumber]) { requests.append(.purchased(orders)) }
}

/// A coordinator that records the user's requests after a purchase.
@MainActor package final class RecordingPurchaseCoordinator: PurchaseCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this order.
        case order(OrderNumber)
        /// To continue.
        case read
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Records the request.
    package func confirmationRead() { requests.append(.read) }
}
