import DesignSystem
import Domain
import Observation

/// Keeps one page of the products of a category or of a search current.
@Observable
package final class ProductListModel {
    private(set) var page = LoadState<PagePresentation<ProductRowPresentation>>.idle
    private(set) var problem: AppError?

    /// The page, restored after a restart.
    var input: [String: String] {
        get { turner.input }
        set { turner.input = newValue }
    }

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    private let choice: ProductChoice
    private let dependencies: CatalogDependencies
    private weak let coordinator: (any CatalogCoordinating)?
    private var turner = PageTurner<ProductCursor>()
    private let pageSize: Int

    /// The products of a category, a seller, or that a search finds.
    package init(
        _ choice: ProductChoice, dependencies: CatalogDependencies, coordinator: any CatalogCoordinating,
        pageSize: Int = 10
    ) {
        self.choice = choice
        self.dependencies = dependencies
        self.coordinator = coordinator
        self.pageSize = pageSize
    }

    /// The title of the list.
    var title: String {
        switch choice {
        case .category(let name): name.words
        case .search: "Search"
        case .seller(let number): "Seller \(number)"
        }
    }

    /// The search text; empty for none.
    var searched: String {
        if case .search(let search) = choice { search.text } else { "" }
    }

    func observe() async {
        let start = turner.index * pageSize
        let query = ProductQuery(choice, after: turner.after, pageSize: pageSize)
        await dependencies.catalog.products(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return PagePresentation(
                found.products.map(ProductRowPresentation.init), named: "Product", from: start, of: found.total,
                hasNext: found.next != nil)
        }
    }

    func show(_ row: ProductRowPresentation) {
        guard let number = ProductNumber(row.id) else { return }
        coordinator?.showProduct(number)
    }

    /// Searches for a text; nothing but blanks ends the search.
    func search(_ text: String) {
        let wanted = SearchText(text)
        problem = wanted == nil && !text.allSatisfy(\.isWhitespace) ? .notSearchable : nil
        if problem == nil { coordinator?.showProducts(matching: wanted) }
    }

    func showCart() { coordinator?.showCart() }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}
