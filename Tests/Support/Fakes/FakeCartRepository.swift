import Domain
import Foundation
import Synchronization

/// What someone is about to buy. In memory, behaving as the store does, over the fakes of what is sold and ordered.
package final class FakeCartRepository: CartRepository, ObservedFake {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        /// The cart of whoever is here was read.
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

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    let state: Mutex<FakeCarts>
    let streams: FakeStreams
    let session: @Sendable () -> StaffSession?
    private let clock: any WallClock
    let catalog: FakeCatalogRepository
    private let orders: FakeOrderRepository

    /// The carts of whoever is signed in with `sessions`, who buy what is in `catalog` and find it in `orders`.
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

    /// How often something was asked.
    package var callCount: Int { calls.count }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The cart of whoever is here; see ``CartRepository``.
    package func cart() -> Snapshots<Cart?> {
        open(.cart) { fake throws(AppError) in
            guard let cart = fake.state.withLock({ $0.open(of: fake.here) }) else { return nil }
            return try fake.joined(cart)
        }
    }

    /// A cart that is to be placed; see ``CartRepository``.
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

    /// Orders that were bought; see ``CartRepository``.
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

    /// Changes how many of a product are in the cart; see ``CartRepository``.
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

    /// Places what is in a cart; see ``CartRepository``.
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
