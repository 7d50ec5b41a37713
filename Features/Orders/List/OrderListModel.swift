import DesignSystem
import Domain
import Observation

/// Keeps one page of the orders current, and asks the coordinator for the order that the user picks.
@Observable
package final class OrderListModel {
    private(set) var page = LoadState<PagePresentation<OrderRowPresentation>>.idle

    /// Which orders are shown; choosing starts again at the first page.
    var filter = OrderFilterChoice.all {
        didSet {
            guard filter != oldValue else { return }
            turner.startAgain()
            page = .loading
        }
    }

    /// The filter and the page, restored after a restart.
    var input: [String: String] {
        get { filter == .all ? turner.input : turner.input.merging(["filter": filter.rawValue]) { $1 } }
        set {
            filter = newValue["filter"].flatMap(OrderFilterChoice.init) ?? .all
            turner.input = newValue
        }
    }

    /// The number of requested pages; reading restarts when it changes.
    var reading: Int { turner.turns }

    private var turner = PageTurner<OrderCursor>()
    private let scope: OrderScope
    private let pageSize: Int
    private let dependencies: OrdersDependencies
    private weak let coordinator: (any OrdersCoordinating)?

    /// A list of the orders in a scope that starts at its first page.
    package init(
        scope: OrderScope = .all, dependencies: OrdersDependencies, coordinator: any OrdersCoordinating,
        pageSize: Int = 10
    ) {
        self.scope = scope
        self.dependencies = dependencies
        self.coordinator = coordinator
        self.pageSize = pageSize
    }

    /// The title of the scope.
    var title: String {
        switch scope {
        case .all: "Orders"
        case .patient(let number): "Orders of patient \(number)"
        case .product(let number): "Orders of product \(number)"
        }
    }

    /// The title if it says more than the section's, or nil.
    var heading: String? { scope == .all ? nil : title }

    func observe() async {
        let start = turner.index * pageSize
        let query = OrderQuery(scope: scope, filter: filter.filter, after: turner.after, pageSize: pageSize)
        await dependencies.orders.orders(query).load(into: \.page, of: self) { found in
            turner.learn(next: found.next)
            return PagePresentation(
                found.orders.map(OrderRowPresentation.init), named: "Order", from: start, of: found.total,
                hasNext: found.next != nil)
        }
    }

    func show(_ row: OrderRowPresentation) {
        guard let number = OrderNumber(row.id) else { return }
        coordinator?.showOrder(number)
    }

    func showNextPage() {
        if turner.goToNext() { page = .loading }
    }

    func showPreviousPage() {
        if turner.goBack() { page = .loading }
    }
}
