import Catalog
import Domain

/// The view models of the Catalog section.
extension DependencyContainer {
    /// The dependencies that they share.
    func catalogDependencies(_ errors: AppCoordinator) -> CatalogDependencies {
        CatalogDependencies(
            catalog: catalog, carts: carts, sessions: sessions, identifiers: identifiers, errors: errors)
    }

    func categoryListModel(coordinator: CatalogCoordinator, errors: AppCoordinator) -> CategoryListModel {
        CategoryListModel(dependencies: catalogDependencies(errors), coordinator: coordinator)
    }

    func productListModel(
        _ choice: ProductChoice, coordinator: CatalogCoordinator, errors: AppCoordinator
    ) -> ProductListModel {
        ProductListModel(choice, dependencies: catalogDependencies(errors), coordinator: coordinator)
    }

    func productDetailModel(
        _ number: ProductNumber, coordinator: CatalogCoordinator, errors: AppCoordinator
    ) -> ProductDetailModel {
        ProductDetailModel(number: number, dependencies: catalogDependencies(errors), coordinator: coordinator)
    }

    func sellerModel(_ number: SellerNumber, coordinator: CatalogCoordinator, errors: AppCoordinator) -> SellerModel {
        SellerModel(
            number: number, dependencies: catalogDependencies(errors),
            products: productListModel(.seller(number), coordinator: coordinator, errors: errors))
    }

    func cartModel(coordinator: CatalogCoordinator, errors: AppCoordinator) -> CartModel {
        CartModel(dependencies: catalogDependencies(errors), coordinator: coordinator)
    }

    func checkoutModel(
        _ cart: CartNumber, coordinator: CatalogCoordinator, errors: AppCoordinator
    ) -> CheckoutModel {
        CheckoutModel(cart: cart, dependencies: catalogDependencies(errors), coordinator: coordinator)
    }

    func purchaseConfirmationModel(
        _ orders: [OrderNumber], coordinator: PurchaseCoordinator, errors: AppCoordinator
    ) -> PurchaseConfirmationModel {
        PurchaseConfirmationModel(orders: orders, dependencies: catalogDependencies(errors), coordinator: coordinator)
    }
}
