import Domain
import Navigation
import Observation

/// Owns the navigation of one Settings sheet, from presenting to dismissing.
@Observable
final class SettingsCoordinator: ModalCoordinator {
    var stack: RouteStack<SettingsRoute>
    let seat: ModalSeat

    /// The flow of a sheet that is being presented, at one of its places.
    init(seat: ModalSeat, at route: SettingsRoute) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: .preferences, path: route.path)
    }
}

extension SettingsCoordinator: SettingsCoordinating {
    func showData() {
        push(.data)
    }
}
