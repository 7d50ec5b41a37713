import Domain
import Synchronization

/// The clinic's products in memory, with the behaviour of the store.
package final class FakeCatalogRepository: CatalogRepository, ObservedFake {
    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private struct State {
        var categories: [ProductCategory]
        var products: [Product]
        var callCount = 0
        var observers: [@Sendable () -> Void] = []
    }

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?

    /// A fake for the person signed in with `sessions`.
    package init(
        _ products: [Product] = Product.samples, categories: [ProductCategory] = ProductCategory.samples,
        sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(State(categories: categories, products: products))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// The number of calls so far.
    package var callCount: Int { state.withLock(\.callCount) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current products, in the order of lists.
    package var all: [Product] {
        state.withLock(\.products).sorted { ProductCursor(of: $0) < ProductCursor(of: $1) }
    }

    /// Adds or replaces a product, as another workstation would.
    package func put(_ product: Product) {
        state.withLock { state in
            state.products.removeAll { $0.id == product.id }
            state.products.append(product)
        }
        changed()
    }

    /// The categories; see ``CatalogRepository``.
    package func categories() -> Snapshots<[CategorySize]> {
        open { fake throws(AppError) in
            fake.state.withLock { state in
                state.categories.map { category in
                    CategorySize(
                        category: category, products: state.products.filter { $0.category == category }.count)
                }
            }
        }
    }

    /// A page of products; see ``CatalogRepository``.
    package func products(_ query: ProductQuery) -> Snapshots<ProductPage> {
        open { fake throws(AppError) in
            let chosen = try fake.products(query.choice)
            let rest = chosen.filter { product in query.after.map { ProductCursor(of: product) > $0 } ?? true }
            let products = Array(rest.prefix(query.pageSize))
            return ProductPage(
                products: products, total: chosen.count,
                next: products.count < rest.count ? products.last.map(ProductCursor.init) : nil)
        }
    }

    /// One product; see ``CatalogRepository``.
    package func product(_ number: ProductNumber) -> Snapshots<Product> {
        open { fake throws(AppError) in
            guard let found = fake.find(number) else { throw .notFound("Product \(number)") }
            return found
        }
    }

    /// One seller; see ``CatalogRepository``.
    package func seller(_ number: SellerNumber) -> Snapshots<Seller> {
        open { fake throws(AppError) in try fake.find(number) }
    }

    /// The products with low stock; see ``CatalogRepository``.
    package func lowStock(limit: Int) -> Snapshots<[Product]> {
        open { fake throws(AppError) in
            guard let staff = fake.session()?.staff else { throw .signInRequired }
            guard staff.role.may(.watchStock) else { throw .notAllowed(.watchStock) }
            let low = fake.all.filter(\.runsLow).sorted { ($0.stock, $0.number) < ($1.stock, $1.number) }
            return Array(low.prefix(max(0, limit)))
        }
    }
}

/// The interface for carts and orders.
extension FakeCatalogRepository {
    func find(_ number: ProductNumber) -> Product? {
        state.withLock { $0.products.first { $0.number == number } }
    }

    /// Takes an order's lines from the stock, or returns them. The caller has checked that there are enough.
    func move(_ lines: [OrderLine], taking: Bool) {
        state.withLock { state in
            for line in lines {
                guard let index = state.products.firstIndex(where: { $0.number == line.product }) else { continue }
                let product = state.products[index]
                state.products[index] = product.with(stock: product.stock + (taking ? -1 : 1) * line.quantity)
            }
        }
        changed()
    }

    /// Calls `action` after every change.
    func onChange(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(action) }
    }

    private func changed() {
        streams.refresh()
        for observer in state.withLock(\.observers) { observer() }
    }

    private func products(_ choice: ProductChoice) throws(AppError) -> [Product] {
        switch choice {
        case .category(let name):
            guard state.withLock({ $0.categories.contains { $0.name == name } }) else {
                throw .notFound("Category “\(name.text)”", by: .name)
            }
            return all.filter { $0.category.name == name }
        case .seller(let number):
            _ = try find(number)
            return all.filter { $0.seller.number == number }
        case .search(let search): return all.filter { search.finds($0.name) }
        }
    }

    private func find(_ number: SellerNumber) throws(AppError) -> Seller {
        guard let found = all.first(where: { $0.seller.number == number })?.seller else {
            throw .notFound("Seller \(number)")
        }
        return found
    }

    private func open<Value: Sendable & Equatable>(
        _ read: @escaping @Sendable (FakeCatalogRepository) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        state.withLock { $0.callCount += 1 }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            return try read(self)
        }
    }
}
