import Catalog
import Domain

/// The view models of the Catalog section.
extension DependencyContainer {
    func categoryListModel(coordinator: CatalogCoordinator) -> CategoryListModel {
        CategoryListModel(catalog: catalog, carts: carts, coordinator: coordinator)
    }

    func productListModel(_ choice: ProductChoice, coordinator: CatalogCoordinator) -> ProductListModel {
        ProductListModel(choice, catalog: catalog, coordinator: coordinator)
    }

    func productDetailModel(
        _ number: ProductNumber, coordinator: CatalogCoordinator, errors: AppCoordinator
    ) -> ProductDetailModel {
        ProductDetailModel(
            number: number, catalog: catalog, carts: carts, sessions: sessions, identifiers: identifiers,
            coordinator: coordinator, errors: errors)
    }

    func sellerModel(_ number: SellerNumber, coordinator: CatalogCoordinator) -> SellerModel {
        SellerModel(
            number: number, catalog: catalog, products: productListModel(.seller(number), coordinator: coordinator))
    }

    func cartModel(coordinator: CatalogCoordinator, errors: AppCoordinator) -> CartModel {
        CartModel(carts: carts, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func checkoutModel(
        _ cart: CartNumber, coordinator: CatalogCoordinator, errors: AppCoordinator
    ) -> CheckoutModel {
        CheckoutModel(cart: cart, carts: carts, identifiers: identifiers, coordinator: coordinator, errors: errors)
    }

    func purchaseConfirmationModel(
        _ orders: [OrderNumber], coordinator: PurchaseCoordinator
    ) -> PurchaseConfirmationModel {
        PurchaseConfirmationModel(orders: orders, carts: carts, coordinator: coordinator)
    }
}
