import Domain
import Navigation

/// Leads through the Catalog section: turns what its screens ask for into steps of the app.
final class CatalogCoordinator: FlowCoordinator<CatalogRoute> {}

extension CatalogCoordinator: CatalogCoordinating {
    private func isInPath(_ route: CatalogRoute) -> Bool { path.contains(route) }

    func showCategory(_ name: CategoryName) { navigate(to: .category(name)) }

    /// Another search takes the place of the one on show; none leads out of searching.
    func showProducts(matching search: SearchText?) {
        let isSearching = if case .search = top { true } else { false }
        switch (search, isSearching) {
        case (let search?, true): replaceTop(with: .search(search))
        case (let search?, false): navigate(to: .search(search))
        case (nil, true): pop()
        case (nil, false): break
        }
    }

    func showProduct(_ number: ProductNumber) { navigate(to: .product(number)) }
    func showSeller(_ number: SellerNumber) { navigate(to: .seller(number)) }
    func showOrders(of number: ProductNumber) { app?.go(.route(.orders(.scoped(.product(number))))) }

    /// Goes back to the cart where it lies below. A form that is being filled in is kept: the cart comes above it.
    func showCart() {
        if case .checkout = top { return navigate(to: .cart) }
        if isInPath(.cart) { app?.go(.upTo(.catalog(.cart))) } else { navigate(to: .cart) }
    }

    /// Goes back to the form where it lies below, with what was typed there.
    func checkOut(_ cart: CartNumber) {
        if isInPath(.checkout(cart)) {
            app?.go(.upTo(.catalog(.checkout(cart))))
        } else {
            navigate(to: .checkout(cart))
        }
    }

    /// The form and the cart are done with: below the confirmation lies the catalogue, or what is still being typed.
    func purchased(_ orders: [OrderNumber]) {
        guard let app else { return }
        let kept = app.state[.catalog].places.dropLast().lastIndex { app.drafts.contains($0.id) } ?? 0
        become(Array(path.prefix(kept)))
        app.present(.purchaseConfirmation(orders))
    }
}
