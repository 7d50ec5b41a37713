import Catalog
import DesignSystem
import Domain
import History

/// Makes the view of every Catalog route. The only place that maps them.
struct CatalogRouteShell {
    let container: DependencyContainer
    let coordinator: CatalogCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: CatalogRoute) -> some View {
        switch route {
        case .categories:
            CategoryListView(model: container.categoryListModel(coordinator: coordinator, errors: errors))
        case .search(let search):
            ProductListView(
                model: container.productListModel(.search(search), coordinator: coordinator, errors: errors))
        case .category(let name):
            ProductListView(
                model: container.productListModel(.category(name), coordinator: coordinator, errors: errors))
        case .product(let number):
            ProductDetailView(model: container.productDetailModel(number, coordinator: coordinator, errors: errors))
        case .history(let number): HistoryView(model: container.historyModel(.product(number)))
        case .seller(let number):
            SellerView(model: container.sellerModel(number, coordinator: coordinator, errors: errors))
        case .cart: CartView(model: container.cartModel(coordinator: coordinator, errors: errors))
        case .checkout(let cart):
            CheckoutView(model: container.checkoutModel(cart, coordinator: coordinator, errors: errors))
        }
    }
}
