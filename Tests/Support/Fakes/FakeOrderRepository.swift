import Domain
import Synchronization

/// Orders in memory with the behaviour of the store: the same access, the same steps, the same streams.
package final class FakeOrderRepository: OrderRepository {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// A page was read.
        case orders(OrderQuery)
        /// One order was read.
        case order(OrderNumber)
        /// An order was taken a step further.
        case move(Order.ID, version: Int, to: OrderState, note: String? = nil, operation: OperationID)
    }

    fileprivate struct State {
        var orders: [Order.ID: Order]
        var applied: [OperationID: Order.ID] = [:]
        var operations = AppliedOperations()
        var calls: [Call] = []
        var goodsCameBack: @Sendable (Order) -> Void = { _ in }
        var observers: [@Sendable () -> Void] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock

    /// Orders as seen by the person signed in with `sessions`.
    package init(
        _ orders: [Order] = Order.samples, sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(State(orders: Dictionary(orders.map { ($0.id, $0) }) { $1 }))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Orders as seen by one person throughout, or by a visitor if there is none.
    package convenience init(
        _ orders: [Order] = Order.samples, session: StaffSession? = .pharmacist, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        self.init(
            orders, sessions: FakeStaffSessionRepository(session: session, clock: clock), clock: clock,
            deliveries: deliveries)
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current orders, by number.
    package var all: [Order] { state.withLock { $0.orders.values.sorted { $0.number < $1.number } } }

    /// Adds or replaces an order, as another workstation would.
    package func put(_ order: Order) {
        state.withLock { $0.orders[order.id] = order }
        changed()
    }

    /// Removes an order, as if it had never existed.
    package func remove(_ id: Order.ID) {
        state.withLock { $0.orders[id] = nil }
        changed()
    }

    /// A page of orders; see ``OrderRepository``.
    package func orders(_ query: OrderQuery) -> Snapshots<OrderPage> {
        record(.orders(query))
        return streams.open { [weak self] () throws(AppError) in try self?.page(query) ?? .none }
    }

    /// One order; see ``OrderRepository``.
    package func order(_ number: OrderNumber) -> Snapshots<Order> {
        record(.order(number))
        return streams.open { [weak self] () throws(AppError) in
            _ = try self?.admit([.viewOrders])
            guard let found = self?.all.first(where: { $0.number == number }) else {
                throw .notFound("Order \(number)")
            }
            return found
        }
    }

    /// Takes an order one step further; see ``OrderRepository``.
    package func move(
        _ order: Order.ID, version: Int, to state: OrderState, note: String?, operation: OperationID
    ) async throws(AppError) -> Order {
        record(.move(order, version: version, to: state, note: note, operation: operation))
        try await answers.write()
        let staff = try admit([.viewOrders] + [state.permissionToEnter].compactMap { $0 })
        let note = NoteRule.normalized(note)
        if let problem = note.flatMap(NoteRule.problem) { throw .invalidInput(problem) }
        let step = OrderEvent(state: state, at: clock.now, by: staff.name, staff: staff.id, note: note)
        let isNew = self.state.withLock { $0.applied[operation] == nil }
        let moved = try self.state.withLock { state throws(AppError) in
            try state.take(step, order, over: version, operation)
        }
        if isNew, moved.returnsGoods { self.state.withLock(\.goodsCameBack)(moved) }
        changed()
        try answers.written()
        return moved
    }
}

/// The interface for carts.
extension FakeOrderRepository {
    /// Calls `action` with every order whose goods return to stock.
    func onGoodsBack(_ action: @escaping @Sendable (Order) -> Void) {
        state.withLock { $0.goodsCameBack = action }
    }

    /// Calls `action` after every change.
    func onChange(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(action) }
    }

    /// The identity and the number of a new order, which is known once the order is put.
    func nextNumber(after taken: Int = 0) throws(AppError) -> (Order.ID, OrderNumber) {
        let last = all.map(\.number.rawValue).max() ?? 1_000
        guard let number = OrderNumber(last + 1 + taken) else { throw .unexpected("no order number") }
        return (Identifier(.sample(number.rawValue)), number)
    }

    private func changed() {
        streams.refresh()
        for observer in state.withLock(\.observers) { observer() }
    }
}

extension FakeOrderRepository {
    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    private func admit(_ permissions: [Permission]) throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        for permission in permissions where !staff.role.may(permission) { throw .notAllowed(permission) }
        return staff
    }

    private func page(_ query: OrderQuery) throws(AppError) -> OrderPage {
        _ = try admit([.viewOrders])
        return state.withLock { OrderPage(query, of: $0.orders.values) }
    }
}

extension FakeOrderRepository.State {
    mutating func take(
        _ step: OrderEvent, _ id: Order.ID, over version: Int, _ operation: OperationID
    ) throws(AppError) -> Order {
        let content = ["\(id)", "\(step.state)", step.note]
        let isDone = try operations.contains(operation, asking: content)
        guard let order = orders[id] else { throw .notFound("This order", by: .name) }
        if isDone { return order }
        try order.check(version: version)
        guard let moved = try? order.moved(step) else {
            throw .conflict("Order \(order.number) is \(order.state) and cannot become \(step.state).")
        }
        guard step.staff.map({ order.mayBeMoved(to: step.state, by: $0) }) ?? true else {
            throw .needsAnotherPerson("the refund of order \(order.number)")
        }
        orders[id] = moved
        applied[operation] = id
        operations.insert(operation, asking: content)
        return moved
    }
}
