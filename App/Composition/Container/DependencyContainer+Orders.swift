import Domain
import Orders

/// The view models of the Orders section.
extension DependencyContainer {
    /// The dependencies that they share.
    func ordersDependencies(_ errors: AppCoordinator) -> OrdersDependencies {
        OrdersDependencies(orders: orders, sessions: sessions, identifiers: identifiers, errors: errors)
    }

    func orderListModel(
        of scope: OrderScope = .all, coordinator: OrdersCoordinator, errors: AppCoordinator
    ) -> OrderListModel {
        OrderListModel(scope: scope, dependencies: ordersDependencies(errors), coordinator: coordinator)
    }

    func orderDetailModel(
        _ number: OrderNumber, coordinator: OrdersCoordinator, errors: AppCoordinator
    ) -> OrderDetailModel {
        OrderDetailModel(number: number, dependencies: ordersDependencies(errors), coordinator: coordinator)
    }

    func trackingModel(_ number: OrderNumber, errors: AppCoordinator) -> TrackingModel {
        TrackingModel(number: number, dependencies: ordersDependencies(errors))
    }

    func refundModel(_ number: OrderNumber, errors: AppCoordinator) -> RefundModel {
        RefundModel(number: number, dependencies: ordersDependencies(errors))
    }

    func contactSupportModel(_ number: OrderNumber, errors: AppCoordinator) -> ContactSupportModel {
        ContactSupportModel(number: number, dependencies: ordersDependencies(errors))
    }

    func shareModel(_ number: OrderNumber, errors: AppCoordinator) -> ShareModel {
        ShareModel(
            number: number, link: AppRoute.orders(.detail(number)).link ?? "", dependencies: ordersDependencies(errors))
    }

    func cancelOrderModel(
        _ number: OrderNumber, coordinator: OrdersCoordinator, errors: AppCoordinator
    ) -> CancelOrderModel {
        CancelOrderModel(number: number, dependencies: ordersDependencies(errors), coordinator: coordinator)
    }
}
