import Domain
import Observation

/// Keeps one page of the products of a category or of a search current.
@Observable
package final class ProductListModel {
    private(set) var page = LoadState<ProductPagePresentation>.idle
    private(set) var problem: AppError?

    /// Counts the pages that were asked for; reading starts anew when it changes.
    private(set) var reading = 0

    private let choice: ProductChoice
    private let catalog: any CatalogRepository
    private weak var coordinator: (any CatalogCoordinating)?
    private var turner: PageTurner
    private let pageSize: Int

    /// The products of a category, a seller, or that a search finds.
    package init(
        _ choice: ProductChoice, catalog: any CatalogRepository, coordinator: any CatalogCoordinating,
        pageSize: Int = 10
    ) {
        self.choice = choice
        self.catalog = catalog
        self.coordinator = coordinator
        self.pageSize = pageSize
        turner = .start
    }

    /// What is listed, in words.
    var title: String {
        switch choice {
        case .category(let name): name.words
        case .search: "Search"
        case .seller(let number): "Seller \(number)"
        }
    }

    /// What was searched for; empty otherwise.
    var searched: String {
        if case .search(let search) = choice { search.text } else { "" }
    }

    func observe() async {
        page = .loading
        let turner = turner
        let query = ProductQuery(choice, after: turner.after, pageSize: pageSize)
        for await snapshot in catalog.products(query) {
            page.receive(snapshot) { found in
                self.turner.next = found.next
                return ProductPagePresentation(found, index: turner.index, pageSize: pageSize)
            }
        }
    }

    func show(_ row: ProductRowPresentation) {
        guard let number = ProductNumber(row.id) else { return }
        coordinator?.showProduct(number)
    }

    func search(_ text: String) {
        problem = nil
        guard !text.isEmpty else { return }
        guard let search = SearchText(text) else { return problem = .notSearchable }
        coordinator?.showProducts(matching: search)
    }

    func showCart() {
        coordinator?.showCart()
    }

    func showNextPage() {
        if turner.goOn() { reading += 1 }
    }

    func showPreviousPage() {
        if turner.goBack() { reading += 1 }
    }
}

/// Which page of a list is on show, and where the pages before it started.
nonisolated struct PageTurner: Hashable, Sendable {
    /// The first page.
    static let start = PageTurner()

    /// Where the next page starts, once that is known.
    var next: ProductCursor?
    private var starts: [ProductCursor?] = [nil]

    /// The last product of the page before.
    var after: ProductCursor? { starts.last ?? nil }

    /// How many pages come before.
    var index: Int { starts.count - 1 }

    mutating func goOn() -> Bool {
        guard let next else { return false }
        starts.append(next)
        self.next = nil
        return true
    }

    mutating func goBack() -> Bool {
        guard starts.count > 1 else { return false }
        starts.removeLast()
        next = nil
        return true
    }
}
