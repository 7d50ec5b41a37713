import Domain
import Orders
import Support

/// The screen of one order, #1042, on its fakes.
final class OrderDetailScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let coordinator = RecordingOrdersCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: OrderDetailModel?

    init(_ order: Order?, role: Role? = .pharmacist, number: OrderNumber) {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        orders = FakeOrderRepository([order].compactMap { $0 }, sessions: sessions)
        let model = OrderDetailModel(
            number: number, dependencies: OrdersDependencies(orders, sessions: sessions, errors: errors),
            coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(OrderDetailView(model: model), deliveries: [orders.deliveries, sessions.deliveries])
    }

    /// The screen of an order in a state, complete.
    static func settled(_ state: OrderState, role: Role? = .pharmacist) async throws -> OrderDetailScreen {
        let order = try Order.sample(1042, state)
        let screen = OrderDetailScreen(order, role: role, number: order.number)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { orders.calls.count + sessions.calls.count }
    var openStreams: Int { orders.openStreams + sessions.openStreams }
    var isModelGone: Bool { model == nil }

    /// The steps requested from the repository.
    var moves: [FakeOrderRepository.Call] {
        orders.calls.filter { if case .move = $0 { true } else { false } }
    }
}
