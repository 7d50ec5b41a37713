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
        case change(ProductNumber, to: Int)
        /// A cart was placed.
        case place(Checkout)
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<FakeCarts>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock
    private let catalog: FakeCatalogRepository
    private let orders: FakeOrderRepository

    /// The carts of whoever is signed in with `sessions`, who buy what is in `catalog` and find it in `orders`.
    package init(
        catalog: FakeCatalogRepository, orders: FakeOrderRepository, sessions: FakeStaffSessionRepository,
        clock: any WallClock = FixedClock(), deliveries: Deliveries = Deliveries()
    ) {
        state = Mutex(FakeCarts(here: sessions.current?.staff.id, first: .known(701)))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        self.catalog = catalog
        self.orders = orders
        orders.onCancel { [weak catalog] in catalog?.move($0.lines, taking: false) }
        catalog.onChange { [weak streams] in streams?.refresh() }
        orders.onChange { [weak streams] in streams?.refresh() }
        sessions.onChange { [weak self, weak sessions] in self?.arrive(sessions?.current?.staff.id) }
    }

    /// How often something was asked.
    package var callCount: Int { calls.count }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: Deliveries { streams.deliveries }

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
            return try StockRule.quantity(adding: quantity, to: present, of: product)
        }
    }

    /// Changes how many of a product are in the cart; see ``CartRepository``.
    package func change(
        _ product: ProductNumber, to quantity: Int, operation: OperationID
    ) async throws(AppError) -> Cart {
        try await change(product, operation, .change(product, to: quantity)) { product, cart throws(AppError) in
            guard cart.map({ $0.quantity(of: product.number) > 0 }) ?? false else {
                throw .notFound("\(product.name) in the cart")
            }
            try StockRule.check(quantity: quantity, of: product)
            return quantity
        }
    }

    /// Places what is in a cart; see ``CartRepository``.
    package func place(_ checkout: Checkout, operation: OperationID) async throws(AppError) -> [Order] {
        record(.place(checkout))
        try await answers.write()
        let staff = try admit(.checkOut)
        if let done = state.withLock({ $0.placings[operation] }) {
            return orders.all.filter { done.contains($0.id) }
        }
        let cart = try joined(try toPlace(checkout.cart, staff))
        try checkout.check(cart)
        if let patient = checkout.patient { _ = try Customer.sample(patient) }
        let step = OrderEvent(state: .placed, at: clock.now, by: staff.name, staff: staff.id)
        var count = -1
        let placed = try checkout.orders(from: cart, step: step) { () throws(AppError) in
            count += 1
            return try orders.nextNumber(after: count)
        }
        state.withLock { state in
            state.close(checkout.cart, placed.map(\.number))
            state.placings[operation] = placed.map(\.id)
        }
        for order in placed {
            orders.put(order)
            catalog.move(order.lines, taking: true)
        }
        streams.refresh()
        return placed
    }
}

extension FakeCartRepository {
    private var here: Staff.ID? { session()?.staff.id }

    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    private func admit(_ permission: Permission) throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        guard staff.role.may(permission) else { throw .notAllowed(permission) }
        return staff
    }

    private func open<Value: Sendable & Equatable>(
        _ call: Call, _ read: @escaping @Sendable (FakeCartRepository) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        record(call)
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            return try read(self)
        }
    }

    private func change(
        _ number: ProductNumber, _ operation: OperationID, _ call: Call,
        _ quantity: (Product, Cart?) throws(AppError) -> Int
    ) async throws(AppError) -> Cart {
        record(call)
        try await answers.write()
        let owner = here
        if state.withLock({ $0.changes.contains(operation) }) {
            return try joined(state.withLock { $0.openOrNew(of: owner) })
        }
        guard let product = catalog.find(number) else { throw .notFound("Product \(number)") }
        let present = state.withLock { $0.open(of: owner) }
        let wanted = try quantity(product, try present.map(joined))
        let changed = state.withLock { state in
            state.changes.insert(operation)
            return state.set(number, to: wanted, of: owner)
        }
        streams.refresh()
        return try joined(changed)
    }

    private func toPlace(_ number: CartNumber, _ staff: Staff) throws(AppError) -> FakeCart {
        guard let cart = state.withLock({ $0.carts[number] }), cart.owner == staff.id else {
            throw .notFound("Cart \(number)")
        }
        guard let placed = cart.placed else { return cart }
        throw .conflict("Cart \(number) was placed already: \(placed.map(\.description).joined(separator: ", ")).")
    }

    /// The cart with its products as they are now.
    private func joined(_ cart: FakeCart) throws(AppError) -> Cart {
        do throws(MoneyError) {
            var lines: [CartLine] = []
            for line in cart.lines {
                guard let product = catalog.find(line.product) else { continue }
                lines.append(try CartLine(product: product, quantity: line.quantity))
            }
            return try Cart(id: Identifier(.sample(cart.number.rawValue)), number: cart.number, lines: lines)
        } catch {
            throw .unexpected("a cart cannot be added up")
        }
    }

    /// Somebody is here who was not here before: the visitor's cart becomes theirs.
    private func arrive(_ staff: Staff.ID?) {
        let products = Dictionary(uniqueKeysWithValues: catalog.all.map { ($0.number, $0) })
        state.withLock { $0.arrive(staff, products) }
        streams.refresh()
    }
}

extension Customer {
    /// The patients of the fakes who buy: Lena Vogt is 2001, Jakub Nowak 2002, 陳美玲 2009.
    package static func sample(_ patient: PatientNumber) throws(AppError) -> Customer {
        let names = [2001: "Lena Vogt", 2002: "Jakub Nowak", 2009: "陳美玲"]
        guard let name = names[patient.rawValue] else { throw .notFound("Patient \(patient)") }
        return Customer(patient: patient, name: name)
    }
}
