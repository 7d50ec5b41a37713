import DesignSystem
import Domain
import Orders
import Support

/// Orders alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions: FakeStaffSessionRepository
    private let orders: FakeOrderRepository
    private let identifiers = SequentialIdentifiers()
    private let coordinator = RecordingOrdersCoordinator()
    private let errors = RecordingErrorRouting()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        orders = FakeOrderRepository(Order.samples, sessions: sessions)
        scene.deliveries = [sessions.deliveries, orders.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(OrderListView(model: OrderListModel(dependencies: dependencies, coordinator: coordinator)))
    }

    private var dependencies: OrdersDependencies {
        OrdersDependencies(orders, sessions: sessions, identifiers: identifiers, errors: errors)
    }

    private func follow(_ request: RecordingOrdersCoordinator.Request) {
        switch request {
        case .order(let number): scene.show(detail(number))
        case .tracking(let number):
            scene.show(TrackingView(model: TrackingModel(number: number, dependencies: dependencies)))
        case .refund(let number): scene.show(RefundView(model: RefundModel(number: number, dependencies: dependencies)))
        case .history(let number): scene.asked(for: "the history of order \(number)")
        case .support(let number):
            scene.show(
                ContactSupportView(model: ContactSupportModel(number: number, dependencies: dependencies)), .sheet)
        case .share(let number): scene.show(share(number), .sheet)
        case .confirmCancelling(let number): scene.show(cancel(number), .alert)
        case .cancellingAnswered: scene.leave()
        }
    }

    private func detail(_ number: OrderNumber) -> OrderDetailView {
        OrderDetailView(
            model: OrderDetailModel(number: number, dependencies: dependencies, coordinator: coordinator))
    }

    private func share(_ number: OrderNumber) -> ShareView {
        ShareView(
            model: ShareModel(
                number: number, link: "clinic://orders/\(number.rawValue)", dependencies: dependencies))
    }

    private func cancel(_ number: OrderNumber) -> CancelOrderAlert {
        CancelOrderAlert(
            model: CancelOrderModel(number: number, dependencies: dependencies, coordinator: coordinator))
    }
}
