import Domain
import Home
import Support

/// The start on the fakes that it stands on.
final class HomeScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let coordinator: RecordingHomeCoordinator
    let driver: ScreenDriver
    private weak var model: HomeModel?

    init(_ all: [Order] = Order.samples, session: StaffSession? = .pharmacist) {
        sessions = FakeStaffSessionRepository(session: session)
        orders = FakeOrderRepository(all, sessions: sessions)
        coordinator = RecordingHomeCoordinator()
        let model = HomeModel(orders: orders, sessions: sessions, coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(HomeView(model: model), deliveries: [orders.deliveries, sessions.deliveries])
    }

    /// The start of a person, or of a visitor, complete.
    static func settled(_ all: [Order] = Order.samples, session: StaffSession?) async -> HomeScreen {
        let screen = HomeScreen(all, session: session)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { orders.calls.count + sessions.calls.count }
    var openStreams: Int { orders.openStreams + sessions.openStreams }
    var isModelGone: Bool { model == nil }

    /// The numbers of the waiting orders on show, top to bottom.
    var numbers: [Int] {
        driver.buttons.compactMap { $0.hasPrefix("#") ? Int($0.dropFirst().prefix { $0 != " " }) : nil }
    }
}
