import Domain
import Navigation

/// Navigates the Catalog section: turns what its screens ask for into steps.
final class CatalogCoordinator: FlowCoordinator<CatalogRoute> {}

extension CatalogCoordinator: CatalogCoordinating {
    private func isInPath(_ route: CatalogRoute) -> Bool { path.contains(route) }

    func showCategory(_ name: CategoryName) { navigate(to: .category(name)) }

    /// Replaces a search on top by another. An empty one ends the search.
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
    func showHistory(of number: ProductNumber) { navigate(to: .history(number)) }
    func showSeller(_ number: SellerNumber) { navigate(to: .seller(number)) }
    func showOrders(of number: ProductNumber) { app?.go(.route(.orders(.scoped(.product(number))))) }

    /// Goes back to the cart if it is below. Pushes it above a form with input, to keep the form.
    func showCart() {
        if case .checkout = top { return navigate(to: .cart) }
        if isInPath(.cart) { app?.go(.upTo(.catalog(.cart))) } else { navigate(to: .cart) }
    }

    /// Goes back to the form if it is below, with its input.
    func checkOut(_ cart: CartNumber) {
        if isInPath(.checkout(cart)) {
            app?.go(.upTo(.catalog(.checkout(cart))))
        } else {
            navigate(to: .checkout(cart))
        }
    }

    /// Removes the form and the cart: below the confirmation is the catalogue, or a form with input.
    func purchased(_ orders: [OrderNumber]) {
        guard let app else { return }
        let kept = app.state[.catalog].places.dropLast().lastIndex { app.drafts.contains($0.id) } ?? 0
        become(Array(path.prefix(kept)))
        app.present(.purchaseConfirmation(orders))
    }
}
