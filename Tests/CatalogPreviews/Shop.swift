import Catalog
import DesignSystem
import Domain
import Support
import Testing

/// The fakes of every screen of the catalogue.
final class Shop {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let catalog: FakeCatalogRepository
    let carts: FakeCartRepository
    let identifiers = SequentialIdentifiers()
    let coordinator = RecordingCatalogCoordinator()
    let errors = RecordingErrorRouting()

    init(
        _ products: [Product] = Product.samples, categories: [ProductCategory] = ProductCategory.samples,
        role: Role? = nil
    ) {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        orders = FakeOrderRepository(sessions: sessions)
        catalog = FakeCatalogRepository(products, categories: categories, sessions: sessions)
        carts = FakeCartRepository(catalog: catalog, orders: orders, sessions: sessions)
    }

    /// The shared dependencies of the screens.
    var dependencies: CatalogDependencies {
        CatalogDependencies(
            catalog: catalog, carts: carts, sessions: sessions, identifiers: identifiers, errors: errors)
    }

    var deliveries: [PendingDeliveries] {
        [sessions.deliveries, orders.deliveries, catalog.deliveries, carts.deliveries]
    }

    var calls: Int { sessions.callCount + orders.callCount + catalog.callCount + carts.callCount }

    var openStreams: Int {
        sessions.openStreams + orders.openStreams + catalog.openStreams + carts.openStreams
    }

    /// Adds to the current cart, as another screen would.
    @discardableResult func add(_ number: Int, _ quantity: Int = 1) async throws -> Cart {
        try await carts.add(.known(number), quantity: quantity, operation: OperationID(identifiers.next()))
    }

    /// Changes a product's stock, as another buyer would.
    func sell(_ number: Int, leaving stock: Int) throws {
        let product = try #require(catalog.all.first { $0.number == .known(number) })
        catalog.put(product.with(stock: stock))
    }

    /// The current cart.
    func cart() async throws -> Cart? {
        var reader = carts.cart().reader()
        return try await reader.value()
    }
}

/// A screen of the catalogue on its shop.
final class ShopScreen: DrivenScreen {
    let shop: Shop
    let driver: ScreenDriver
    private weak var model: AnyObject?

    private init(_ shop: Shop, _ model: AnyObject, _ view: some View, style: ScreenStyle = .page) {
        self.shop = shop
        self.model = model
        driver = ScreenDriver(view, style: style, deliveries: shop.deliveries)
    }

    var repositoryCalls: Int { shop.calls }
    var openStreams: Int { shop.openStreams }
    var isModelGone: Bool { model == nil }

    static func categories(_ shop: Shop) -> ShopScreen {
        let model = CategoryListModel(dependencies: shop.dependencies, coordinator: shop.coordinator)
        return ShopScreen(shop, model, CategoryListView(model: model))
    }

    static func products(_ choice: ProductChoice, _ shop: Shop, pageSize: Int = 10) -> ShopScreen {
        let model = ProductListModel(
            choice, dependencies: shop.dependencies, coordinator: shop.coordinator, pageSize: pageSize)
        return ShopScreen(shop, model, ProductListView(model: model))
    }

    static func product(_ number: Int, _ shop: Shop) -> ShopScreen {
        let model = ProductDetailModel(
            number: .known(number), dependencies: shop.dependencies, coordinator: shop.coordinator)
        return ShopScreen(shop, model, ProductDetailView(model: model))
    }

    static func seller(_ number: Int, _ shop: Shop, pageSize: Int = 10) -> ShopScreen {
        let products = ProductListModel(
            .seller(.known(number)), dependencies: shop.dependencies, coordinator: shop.coordinator, pageSize: pageSize)
        let model = SellerModel(number: .known(number), dependencies: shop.dependencies, products: products)
        return ShopScreen(shop, model, SellerView(model: model))
    }

    static func cart(_ shop: Shop) -> ShopScreen {
        let model = CartModel(
            dependencies: shop.dependencies, coordinator: shop.coordinator)
        return ShopScreen(shop, model, CartView(model: model))
    }

    static func checkout(_ number: Int, _ shop: Shop) -> ShopScreen {
        let model = CheckoutModel(
            cart: .known(number), dependencies: shop.dependencies, coordinator: shop.coordinator)
        return ShopScreen(shop, model, CheckoutView(model: model))
    }

    static func confirmation(
        _ orders: [Int], _ shop: Shop, _ coordinator: RecordingPurchaseCoordinator
    ) -> ShopScreen {
        let model = PurchaseConfirmationModel(
            orders: orders.map { .known($0) }, dependencies: shop.dependencies, coordinator: coordinator)
        return ShopScreen(shop, model, PurchaseConfirmationView(model: model), style: .fullScreenCover)
    }
}

extension ShopScreen {
    /// The screen before anything has answered.
    func waiting() async -> ShopScreen {
        for fake in [shop.catalog, shop.carts, shop.orders, shop.sessions] as [any ObservedFake] {
            fake.answers.hold()
        }
        await driver.currentScreen()
        return self
    }

    /// The screen, complete.
    func settled() async -> ShopScreen {
        await driver.settle()
        return self
    }

    /// Makes every repository fail from now on.
    func fail(_ error: AppError = .storage(.busy(path: "/clinic/clinic.sqlite"))) async -> ShopScreen {
        shop.catalog.answers.outage = error
        shop.carts.answers.outage = error
        await driver.settle()
        return self
    }

    /// Makes every repository report that a newer value is loading.
    func refresh() async -> ShopScreen {
        shop.catalog.answers.freshness = .refreshing
        shop.carts.answers.freshness = .refreshing
        await driver.settle()
        return self
    }
}
