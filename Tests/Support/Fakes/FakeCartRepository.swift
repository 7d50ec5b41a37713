import Domain
import Foundation
import Synchronization

/// Carts in memory, with the behaviour of the store, over the fakes of products and orders.
package final class FakeCartRepository: CartRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// The current cart was read.
        case cart
        /// A cart was read, to be placed.
        case toPlace(CartNumber)
        /// A patient was looked up.
        case customer(PatientNumber)
        /// Orders that were bought were read.
        case purchase([OrderNumber])
        /// A product was put into the cart.
        case add(ProductNumber, quantity: Int)
        /// A product's quantity was changed.
        case change(ProductNumber, from: Int, to: Int)
        /// A cart was placed.
        case place(Checkout)
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    let state: Mutex<FakeCarts>
    let streams: FakeStreams
    let session: @Sendable () -> StaffSession?
    private let clock: any WallClock
    let catalog: FakeCatalogRepository
    private let orders: FakeOrderRepository

    /// The carts of the person signed in with `sessions`, over the products in `catalog` and the orders in `orders`.
    package init(
        catalog: FakeCatalogRepository, orders: FakeOrderRepository, sessions: FakeStaffSessionRepository,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(FakeCarts(first: .known(701)))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        self.catalog = catalog
        self.orders = orders
        orders.onGoodsBack { [weak catalog] in catalog?.move($0.lines, taking: false) }
        catalog.onChange { [weak streams] in streams?.refresh() }
        orders.onChange { [weak streams] in streams?.refresh() }
        sessions.onSignIn { [weak self] in self?.takeOver(by: $0) }
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current cart; see ``CartRepository``.
    package func cart() -> Snapshots<Cart?> {
        open(.cart) { fake throws(AppError) in
            guard let cart = fake.state.withLock({ $0.open(of: fake.here) }) else { return nil }
            return try fake.joined(cart)
        }
    }

    /// A cart at checkout; see ``CartRepository``.
    package func cart(_ number: CartNumber) -> Snapshots<Cart> {
        open(.toPlace(number)) { fake throws(AppError) in
            let staff = try fake.admit(.checkOut)
            return try fake.joined(try fake.toPlace(number, staff))
        }
    }

    /// A patient; see ``CartRepository``.
    package func customer(_ patient: PatientNumber) -> Snapshots<Customer> {
        open(.customer(patient)) { fake throws(AppError) in
            _ = try fake.admit(.checkOut)
            return try Customer.sample(patient)
        }
    }

    /// The orders of a purchase; see ``CartRepository``.
    package func purchase(_ numbers: [OrderNumber]) -> Snapshots<[Order]> {
        open(.purchase(numbers)) { fake throws(AppError) in
            _ = try fake.admit(.viewOrders)
            var found: [Order] = []
            for number in numbers {
                guard let order = fake.orders.all.first(where: { $0.number == number }) else {
                    throw .notFound("Order \(number)")
                }
                found.append(order)
            }
            return found
        }
    }

    /// Puts a product into the cart; see ``CartRepository``.
    package func add(
        _ product: ProductNumber, quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart {
        try await change(product, operation, .add(product, quantity: quantity)) { product, cart throws(AppError) in
            try StockRule.check(currencyOf: product, in: cart)
            let present = cart?.quantity(of: product.number) ?? 0
            let wanted = try StockRule.quantity(adding: quantity, to: present, of: product)
            try StockRule.check(totalWith: wanted, of: product, in: cart)
            return wanted
        }
    }

    /// Changes the quantity of a product in the cart; see ``CartRepository``.
    package func change(
        _ product: ProductNumber, from seen: Int, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart {
        let call = Call.change(product, from: seen, to: quantity)
        return try await change(product, operation, call) { product, cart throws(AppError) in
            try StockRule.check(present: cart?.quantity(of: product.number) ?? 0, isStill: seen, of: product)
            try StockRule.check(quantity: quantity, of: product)
            try StockRule.check(totalWith: quantity, of: product, in: cart)
            return quantity
        }
    }

    /// Places a cart; see ``CartRepository``.
    package func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order] {
        record(.place(checkout))
        try await answers.write()
        let staff = try admit(.checkOut)
        let content = [
            "\(checkout.cart)", CustomerRule.normalized(checkout.customer), checkout.patient.map { "\($0)" },
        ]
        let isDone = try state.withLock { state throws(AppError) in
            try state.changes.contains(operation, asking: content)
        }
        if isDone, let done = state.withLock({ $0.placings[operation] }) {
            return orders.all.filter { done.contains($0.id) }
        }
        let cart = try joined(toPlace(checkout.cart, staff))
        try checkout.check(cart)
        if let patient = checkout.patient { _ = try Customer.sample(patient) }
        let step = OrderEvent(state: .placed, at: clock.now, by: staff.name, staff: staff.id)
        var count = -1
        let placed = try checkout.orders(from: cart, step: step) { () throws(AppError) in
            count += 1
            return try orders.nextNumber(after: count)
        }
        state.withLock { state in
            state.close(cart.number, placed.map(\.number))
            state.placings[operation] = placed.map(\.id)
            state.changes.insert(operation, asking: content)
        }
        for order in placed {
            orders.put(order)
            catalog.move(order.lines, taking: true)
        }
        streams.refresh()
        try answers.written()
        return placed
    }
}
