import DesignSystem
import Domain
import Observation

/// Keeps the categories current, and asks the coordinator for what the user picks or searches.
@Observable
package final class CategoryListModel {
    private(set) var categories = LoadState<[CategoryRowPresentation]>.idle
    private(set) var cart = CartButtonPresentation(nil)
    private(set) var problem: AppError?

    private let dependencies: CatalogDependencies
    private weak let coordinator: (any CatalogCoordinating)?
    private var names: [String: CategoryName] = [:]

    /// The start of the catalogue.
    package init(dependencies: CatalogDependencies, coordinator: any CatalogCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.catalog.categories().load(into: \.categories, of: self) { found in
            names = Dictionary(uniqueKeysWithValues: found.map { ($0.category.name.text, $0.category.name) })
            return found.map(CategoryRowPresentation.init)
        }
    }

    func observeCart() async {
        await dependencies.carts.cart().forEachValue { found in cart = CartButtonPresentation(found) }
    }

    func show(_ row: CategoryRowPresentation) {
        guard let name = names[row.id] else { return }
        coordinator?.showCategory(name)
    }

    /// Searches for a text; nothing but blanks ends the search.
    func search(_ text: String) {
        let wanted = SearchText(text)
        problem = wanted == nil && !text.allSatisfy(\.isWhitespace) ? .notSearchable : nil
        if problem == nil { coordinator?.showProducts(matching: wanted) }
    }

    func showCart() { coordinator?.showCart() }
}

/// One category as a row shows it.
nonisolated struct CategoryRowPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: String
    let title: String
    let size: String
    let record: Record

    init(_ size: CategorySize) {
        record = size.category.record(products: size.products)
        id = size.category.name.text
        title = size.category.title
        self.size = size.products == 1 ? "1 product" : "\(size.products) products"
    }
}

/// The button that leads to the cart, with a summary.
nonisolated struct CartButtonPresentation: Hashable, Sendable {
    let title: String

    init(_ cart: Cart?) {
        guard let cart, let total = cart.total else {
            title = "Cart (empty)"
            return
        }
        title = "Cart (\(cart.count)), \(total)"
    }
}

extension AppError {
    /// A text that nothing is searched by.
    static let notSearchable = AppError.invalidInput("Search for a word of at most \(SearchText.maxLength) characters.")
}
