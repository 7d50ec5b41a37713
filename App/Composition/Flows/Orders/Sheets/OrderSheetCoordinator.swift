import Navigation
import Observation

/// Owns the navigation of one sheet about an order, from presenting to dismissing.
@Observable
final class OrderSheetCoordinator: FlowCoordinator {
    private(set) var stack: RouteStack<OrderSheetRoute>

    /// The flow of a sheet that is being presented.
    init(stack: StackID, root: OrderSheetRoute) {
        self.stack = RouteStack(stack, root: root)
    }

    func pop() -> Bool {
        stack.pop()
    }
}
