import Domain
import Navigation
import Observation

/// Owns the navigation of one Settings sheet, from presenting to dismissing.
@Observable
final class SettingsCoordinator: LinkedModalCoordinator {
    var stack: RouteStack<SettingsRoute>
    let seat: ModalSeat

    private(set) weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented, at one of its places.
    init(seat: ModalSeat, at route: SettingsRoute, app: AppCoordinator) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: .preferences, path: route.path)
        self.app = app
    }
}

extension SettingsCoordinator: SettingsCoordinating {
    func showData() {
        navigate(to: .data)
    }

    func showSync() {
        navigate(to: .sync)
    }
}
