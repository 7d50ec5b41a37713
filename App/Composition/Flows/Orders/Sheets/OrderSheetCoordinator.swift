import Navigation
import Observation

/// Owns the navigation of one sheet about an order, from presenting to dismissing.
@Observable
final class OrderSheetCoordinator: ModalCoordinator {
    var stack: RouteStack<OrderSheetRoute>
    let seat: ModalSeat

    /// The flow of a sheet that is being presented.
    init(seat: ModalSeat, root: OrderSheetRoute) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: root)
    }
}
