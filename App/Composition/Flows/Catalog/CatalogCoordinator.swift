import Domain
import Navigation
import Observation

/// Owns the navigation of the Catalog section; nobody else changes it.
@Observable
final class CatalogCoordinator: SectionCoordinator {
    var stack = RouteStack<CatalogRoute>(section.stack, root: .categories)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?

    /// The routes above the categories.
    var path: [CatalogRoute] { stack.path }
}

extension CatalogCoordinator: CatalogCoordinating {
    private func isInPath(_ route: CatalogRoute) -> Bool { path.contains(route) }

    func showCategory(_ name: CategoryName) {
        navigate(to: .category(name))
    }

    /// Another search takes the place of the one on show; none leads out of searching.
    func showProducts(matching search: SearchText?) {
        let isSearching = if case .search = stack.top.route { true } else { false }
        switch (search, isSearching) {
        case (let search?, true): replaceTop(with: .search(search))
        case (let search?, false): navigate(to: .search(search))
        case (nil, true): pop()
        case (nil, false): break
        }
    }

    func showProduct(_ number: ProductNumber) {
        navigate(to: .product(number))
    }

    func showSeller(_ number: SellerNumber) {
        navigate(to: .seller(number))
    }

    func showOrders(of number: ProductNumber) {
        app?.navigate(to: .orders(.scoped(.product(number))))
    }

    /// Goes back to the cart where it lies below. A form that is being filled in is kept: the cart comes above it.
    func showCart() {
        if case .checkout = stack.top.route { return navigate(to: .cart) }
        if isInPath(.cart) { app?.leave(.upTo(.catalog(.cart))) } else { navigate(to: .cart) }
    }

    /// Goes back to the form where it lies below, with what was typed there.
    func checkOut(_ cart: CartNumber) {
        app?.admit(.catalog(.checkout(cart))) { [self] in
            if isInPath(.checkout(cart)) { app?.leave(.upTo(.catalog(.checkout(cart)))) } else { push(.checkout(cart)) }
        }
    }

    /// The form and the cart are done with: below the confirmation lies the catalogue, or what is still being typed.
    func purchased(_ orders: [OrderNumber]) {
        let kept = places.dropLast().lastIndex { app?.drafts.contains($0) ?? false } ?? 0
        become(Array(path.prefix(kept)))
        app?.showPurchaseConfirmation(of: orders)
    }
}
