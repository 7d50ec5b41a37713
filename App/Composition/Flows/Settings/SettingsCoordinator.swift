import Domain
import Navigation
import Observation

/// Owns the navigation of one Settings sheet, from presenting to dismissing.
@Observable
final class SettingsCoordinator: FlowCoordinator {
    private(set) var stack: RouteStack<SettingsRoute>

    /// The flow of a sheet that is being presented, at one of its places.
    init(stack: StackID, at route: SettingsRoute) {
        self.stack = RouteStack(stack, root: .preferences)
        self.stack.become(route.path)
    }

    func pop() -> Bool {
        stack.pop()
    }
}

extension SettingsCoordinator: SettingsCoordinating {
    func showData() {
        stack.push(.data)
    }
}
