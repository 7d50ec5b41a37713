import DesignSystem
import Domain
import Orders
import Support

/// Orders alone.
package final class Stage: FeatureStage {
    private unowned let scene: StageScene
    private let sessions: FakeStaffSessionRepository
    private let orders: FakeOrderRepository
    private let identifiers = SequentialIdentifiers()
    private let coordinator = RecordingOrdersCoordinator()
    private let errors = RecordingErrorRouting()

    package init(on scene: StageScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        orders = FakeOrderRepository(Order.samples, sessions: sessions)
        scene.deliveries = [sessions.deliveries, orders.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(OrderListView(model: OrderListModel(orders: orders, coordinator: coordinator)))
    }

    private func follow(_ wish: RecordingOrdersCoordinator.Wish) {
        switch wish {
        case .order(let number): scene.show(detail(number))
        case .tracking(let number): scene.show(TrackingView(model: TrackingModel(number: number, orders: orders)))
        case .refund(let number): scene.show(refund(number))
        case .support(let number):
            scene.show(ContactSupportView(model: ContactSupportModel(number: number, orders: orders)), .sheet)
        case .share(let number): scene.show(share(number), .sheet)
        case .confirmCancelling(let number): scene.show(cancel(number), .alert)
        case .cancellingAnswered: scene.leave()
        }
    }

    private func detail(_ number: OrderNumber) -> OrderDetailView {
        OrderDetailView(
            model: OrderDetailModel(
                number: number, orders: orders, sessions: sessions, identifiers: identifiers, coordinator: coordinator,
                errors: errors))
    }

    private func refund(_ number: OrderNumber) -> RefundView {
        RefundView(
            model: RefundModel(
                number: number, orders: orders, sessions: sessions, identifiers: identifiers, errors: errors))
    }

    private func share(_ number: OrderNumber) -> ShareView {
        ShareView(model: ShareModel(number: number, link: "clinic://orders/\(number.rawValue)", orders: orders))
    }

    private func cancel(_ number: OrderNumber) -> CancelOrderAlert {
        CancelOrderAlert(
            model: CancelOrderModel(
                number: number, orders: orders, identifiers: identifiers, coordinator: coordinator, errors: errors))
    }
}
