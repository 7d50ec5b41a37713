import DesignSystem
import Domain
import History
import Orders

/// Makes the view of every order route. The only place that maps them.
struct OrdersRouteShell {
    let container: DependencyContainer
    let coordinator: OrdersCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: OrdersRoute) -> some View {
        switch route {
        case .list: OrderListView(model: container.orderListModel(coordinator: coordinator, errors: errors))
        case .scoped(let scope):
            OrderListView(model: container.orderListModel(of: scope, coordinator: coordinator, errors: errors))
        case .detail(let number):
            OrderDetailView(model: container.orderDetailModel(number, coordinator: coordinator, errors: errors))
        case .tracking(let number): TrackingView(model: container.trackingModel(number, errors: errors))
        case .history(let number): HistoryView(model: container.historyModel(.order(number)))
        case .refund(let number): RefundView(model: container.refundModel(number, errors: errors))
        }
    }
}
