import DesignSystem
import Domain
import Observation

/// Keeps one product on screen current, puts it into the cart, and asks the coordinator for what the user wants next.
@Observable
package final class ProductDetailModel {
    private(set) var product = LoadState<ProductPresentation>.idle
    private(set) var cart = CartButtonPresentation(nil)
    private(set) var problem: AppError?

    /// The result of the last action, or nil.
    private(set) var notice: String?

    /// Whether the user may see the orders of the product.
    private(set) var hasOrders = false

    /// Whether the user may see who changed the product.
    private(set) var hasHistory = false

    /// How many are to be put into the cart, as typed.
    var quantity = "1" {
        didSet { if quantity != oldValue { problem = problem.unlessAboutQuantity } }
    }

    /// The quantity, restored after a restart.
    var input: [String: String] {
        get { quantity == "1" ? [:] : ["quantity": quantity] }
        set { quantity = newValue["quantity"] ?? "1" }
    }

    private let number: ProductNumber
    private let dependencies: CatalogDependencies
    private weak let coordinator: (any CatalogCoordinating)?
    private var known: Product?
    private var idempotencyKey = IdempotencyKey()

    /// One product, by its number.
    package init(number: ProductNumber, dependencies: CatalogDependencies, coordinator: any CatalogCoordinating) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "Product \(number)" }

    func observe() async {
        await dependencies.catalog.product(number).load(into: \.product, of: self) { found in
            known = found
            return ProductPresentation(found)
        }
    }

    func observeCart() async {
        await dependencies.carts.cart().forEachValue { found in cart = CartButtonPresentation(found) }
    }

    func observeSession() async {
        await dependencies.sessions.session().forEachValue { session in
            hasOrders = session?.staff.role.may(.viewOrders) == true
            hasHistory = session?.staff.role.may(.watchStock) == true
        }
    }

    func addToCart() async {
        (problem, notice) = (nil, nil)
        guard let wanted = quantity.asQuantity else { return problem = .noQuantity }
        do {
            let operation = idempotencyKey.operation(for: wanted, from: dependencies.identifiers)
            let cart = try await dependencies.carts.add(number, quantity: wanted, operation: operation)
            idempotencyKey.succeeded(operation)
            quantity = "1"
            notice = "In your cart: \(cart.quantity(of: number))."
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    func showSeller() {
        guard let known else { return }
        coordinator?.showSeller(known.seller.number)
    }

    func showOrders() { coordinator?.showOrders(of: number) }
    func showHistory() { coordinator?.showHistory(of: number) }
    func showCart() { coordinator?.showCart() }
}

/// One product as its screen shows it.
nonisolated struct ProductPresentation: Hashable, Sendable, Recorded {
    let name: String
    let price: String
    let category: String
    let seller: String
    let stock: String
    let details: String
    let isForSale: Bool
    let record: Record

    init(_ product: Product) {
        record = product.record
        name = product.name
        price = product.price.description
        category = product.category.title
        seller = product.seller.name
        stock = product.stockInWords
        details = product.details
        isForSale = product.stock > 0
    }
}
