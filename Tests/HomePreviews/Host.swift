import DesignSystem
import Domain
import Home
import Support

/// The home screen alone: all its ways lead to other features.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions: FakeStaffSessionRepository
    private let coordinator = RecordingHomeCoordinator()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        let orders = FakeOrderRepository(Order.samples, sessions: sessions)
        let appointments = FakeAppointmentRepository(nil, sessions: sessions)
        let catalog = FakeCatalogRepository(Product.samples, sessions: sessions)
        let failedWrites = FakeFailedWriteRepository([.sample], sessions: sessions)
        let sync = FakeSyncRepository(OutboxEntry.samples, reach: .offline(.down), sessions: sessions)
        scene.deliveries = [
            sessions.deliveries, orders.deliveries, appointments.deliveries, catalog.deliveries,
            failedWrites.deliveries, sync.deliveries,
        ]
        let parts = HomeParts(
            orders: orders, appointments: appointments, catalog: catalog, failedWrites: failedWrites,
            sync: sync, coordinator: coordinator)
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(HomeView(model: HomeModel(parts: parts, sessions: sessions, coordinator: coordinator)))
    }

    private func follow(_ request: RecordingHomeCoordinator.Request) {
        switch request {
        case .orders: scene.asked(for: "the orders")
        case .order(let number): scene.asked(for: "order \(number)")
        case .appointments: scene.asked(for: "the appointments")
        case .appointment(let number): scene.asked(for: "appointment \(number)")
        case .catalog: scene.asked(for: "the catalogue")
        case .product(let number): scene.asked(for: "product \(number)")
        case .signIn: scene.asked(for: "signing in")
        case .confirmSignOut: scene.asked(for: "signing out")
        case .settings: scene.asked(for: "the settings")
        case .profile: scene.asked(for: "the profile")
        case .staff: scene.asked(for: "the staff")
        case .offers: scene.asked(for: "what the clinic offers")
        case .sync: scene.asked(for: "the state of syncing")
        }
    }
}
