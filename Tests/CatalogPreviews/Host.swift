import Catalog
import DesignSystem
import Domain
import Support

/// The catalogue alone, with purchases.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let shop: Shop
    private let purchases = RecordingPurchaseCoordinator()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        shop = Shop(role: role)
        scene.deliveries = shop.deliveries
        shop.coordinator.asked = { [unowned self] in follow($0) }
        purchases.asked = { [unowned self] in follow($0) }
        scene.show(
            CategoryListView(
                model: CategoryListModel(dependencies: shop.dependencies, coordinator: shop.coordinator)))
    }

    private func follow(_ request: RecordingCatalogCoordinator.Request) {
        switch request {
        case .category(let name): scene.show(products(.category(name)))
        case .search(let search?): scene.show(products(.search(search)))
        case .search(nil): scene.leaveAll()
        case .product(let number): scene.show(product(number))
        case .seller(let number): scene.show(seller(number))
        case .orders(let number): scene.asked(for: "the orders of product \(number)")
        case .history(let number): scene.asked(for: "the history of product \(number)")
        case .cart: scene.show(cart)
        case .checkOut(let cart): scene.show(checkout(cart))
        case .purchased(let orders): scene.replace(with: confirmation(orders), .fullScreenCover)
        }
    }

    private func follow(_ request: RecordingPurchaseCoordinator.Request) {
        switch request {
        case .order(let number): scene.asked(for: "order \(number)")
        case .read: scene.leaveAll()
        }
    }

    private func products(_ choice: ProductChoice) -> ProductListView {
        ProductListView(model: ProductListModel(choice, dependencies: shop.dependencies, coordinator: shop.coordinator))
    }

    private func product(_ number: ProductNumber) -> ProductDetailView {
        ProductDetailView(
            model: ProductDetailModel(
                number: number, dependencies: shop.dependencies, coordinator: shop.coordinator))
    }

    private func seller(_ number: SellerNumber) -> SellerView {
        let products = ProductListModel(.seller(number), dependencies: shop.dependencies, coordinator: shop.coordinator)
        return SellerView(model: SellerModel(number: number, dependencies: shop.dependencies, products: products))
    }

    private var cart: CartView {
        CartView(
            model: CartModel(
                dependencies: shop.dependencies, coordinator: shop.coordinator))
    }

    private func checkout(_ cart: CartNumber) -> CheckoutView {
        CheckoutView(
            model: CheckoutModel(
                cart: cart, dependencies: shop.dependencies, coordinator: shop.coordinator))
    }

    private func confirmation(_ orders: [OrderNumber]) -> PurchaseConfirmationView {
        PurchaseConfirmationView(
            model: PurchaseConfirmationModel(orders: orders, dependencies: shop.dependencies, coordinator: purchases))
    }
}
