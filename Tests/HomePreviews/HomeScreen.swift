import DesignSystem
import Domain
import Home
import Support

/// The home screen on its fakes.
final class HomeScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let orders: FakeOrderRepository
    let appointments: FakeAppointmentRepository
    let catalog: FakeCatalogRepository
    let failedWrites: FakeFailedWriteRepository
    let sync: FakeSyncRepository
    let coordinator: RecordingHomeCoordinator
    let driver: ScreenDriver
    private weak var model: HomeModel?

    init(
        _ all: [Order] = Order.samples, appointments known: [Appointment]? = nil,
        products: [Product] = Product.samples, failed: [FailedWrite] = [], queued: [OutboxEntry] = [],
        reach: RemoteReach? = nil,
        session: StaffSession? = .pharmacist
    ) {
        sessions = FakeStaffSessionRepository(session: session)
        orders = FakeOrderRepository(all, sessions: sessions)
        appointments = FakeAppointmentRepository(known, sessions: sessions)
        catalog = FakeCatalogRepository(products, sessions: sessions)
        failedWrites = FakeFailedWriteRepository(failed, sessions: sessions)
        sync = FakeSyncRepository(queued, reach: reach, sessions: sessions)
        coordinator = RecordingHomeCoordinator()
        let parts = HomeParts(
            orders: orders, appointments: appointments, catalog: catalog, failedWrites: failedWrites,
            sync: sync, coordinator: coordinator)
        let model = HomeModel(parts: parts, sessions: sessions, coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(
            HomeView(model: model),
            deliveries: [
                orders.deliveries, sessions.deliveries, appointments.deliveries, catalog.deliveries,
                failedWrites.deliveries, sync.deliveries,
            ])
    }

    /// The home screen of a person, or of a visitor, complete.
    static func settled(_ all: [Order] = Order.samples, session: StaffSession?) async -> HomeScreen {
        let screen = HomeScreen(all, session: session)
        await screen.driver.settle()
        return screen
    }

    private var fakes: [any ObservedFake] { [sessions, orders, appointments, catalog, failedWrites, sync] }
    var repositoryCalls: Int { fakes.map(\.callCount).reduce(0, +) }
    var openStreams: Int { fakes.map(\.openStreams).reduce(0, +) }
    var isModelGone: Bool { model == nil }

    /// The numbers of the visible waiting orders, from top to bottom.
    var numbers: [Int] {
        driver.all(.section).filter { $0.label == "Waiting orders" }.flatMap(\.flattened)
            .filter { $0.role == .row }.compactMap { $0.children.first.flatMap { Int($0.label.dropFirst()) } }
    }
}
