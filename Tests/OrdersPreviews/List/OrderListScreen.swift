import Domain
import Orders
import Support

/// The list of orders on its fakes.
final class OrderListScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let coordinator = RecordingOrdersCoordinator()
    let driver: ScreenDriver
    private weak var model: OrderListModel?

    init(_ all: [Order] = Order.samples, session: StaffSession? = .pharmacist, pageSize: Int = 10) {
        sessions = FakeStaffSessionRepository(session: session)
        orders = FakeOrderRepository(all, sessions: sessions)
        let model = OrderListModel(
            dependencies: OrdersDependencies(orders, sessions: sessions), coordinator: coordinator, pageSize: pageSize)
        self.model = model
        driver = ScreenDriver(OrderListView(model: model), deliveries: [orders.deliveries])
    }

    var repositoryCalls: Int { orders.calls.count }
    var openStreams: Int { orders.openStreams }
    var isModelGone: Bool { model == nil }

    /// The numbers of the visible orders, from top to bottom.
    var numbers: [Int] {
        driver.buttons.compactMap { $0.hasPrefix("#") ? Int($0.dropFirst().prefix { $0 != " " }) : nil }
    }
}

extension Order {
    /// Orders that were all placed at the same moment.
    nonisolated static func ties(_ count: Int) throws -> [Order] {
        try (1...count).map { try sample($0, .placed) }
    }
}
