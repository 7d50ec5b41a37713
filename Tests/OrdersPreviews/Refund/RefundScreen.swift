import Domain
import Orders
import Support
import Testing

/// The refund of order #1042 on its fakes.
final class RefundScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let identifiers: SequentialIdentifiers
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: RefundModel?

    init(
        sessions: FakeStaffSessionRepository, orders: FakeOrderRepository, number: OrderNumber,
        identifiers: SequentialIdentifiers = SequentialIdentifiers()
    ) {
        (self.sessions, self.orders, self.identifiers) = (sessions, orders, identifiers)
        let model = RefundModel(
            number: number,
            dependencies: OrdersDependencies(orders, sessions: sessions, identifiers: identifiers, errors: errors))
        self.model = model
        driver = ScreenDriver(RefundView(model: model), deliveries: [orders.deliveries, sessions.deliveries])
    }

    convenience init(_ order: Order?, role: Role?) throws {
        let sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        let orders = FakeOrderRepository([order].compactMap { $0 }, sessions: sessions)
        self.init(sessions: sessions, orders: orders, number: try #require(OrderNumber(1042)))
    }

    /// The refund of an order in a state, complete. The receptionist requested it.
    static func settled(_ state: OrderState, role: Role) async throws -> RefundScreen {
        let screen = try RefundScreen(.sample(1042, state), role: role)
        await screen.driver.settle()
        return screen
    }

    /// Signs another person in at the same workstation.
    func handOver(to role: Role) async {
        sessions.current = .sample(role)
        await driver.settle()
    }

    var repositoryCalls: Int { orders.calls.count + sessions.calls.count }
    var openStreams: Int { orders.openStreams + sessions.openStreams }
    var isModelGone: Bool { model == nil }

    /// The steps requested from the repository.
    var moves: [FakeOrderRepository.Call] {
        orders.calls.filter { if case .move = $0 { true } else { false } }
    }

    /// The state of the order in the repository.
    var states: [OrderState] { orders.all.map(\.state) }
}

extension Order {
    /// The order after a person's request for a refund, with their note.
    nonisolated func refundAsked(by staff: Staff, note: String? = nil) throws -> Order {
        try moved(
            OrderEvent(state: .refundRequested, at: .sample, by: staff.name, staff: staff.id, note: note))
    }

    /// The order after a person's decision about its refund, with their note.
    nonisolated func refundDecided(_ state: OrderState, by staff: Staff, note: String? = nil) throws -> Order {
        try moved(OrderEvent(state: state, at: .sample, by: staff.name, staff: staff.id, note: note))
    }
}
