import Domain
import Navigation
import Observation

/// Owns the navigation of one Profile sheet, from presenting to dismissing.
@Observable
final class ProfileCoordinator: LinkedModalCoordinator {
    var stack: RouteStack<ProfileRoute>
    let seat: ModalSeat

    private(set) weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented, at one of its places.
    init(seat: ModalSeat, at route: ProfileRoute, app: AppCoordinator) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: .person, path: route.path)
        self.app = app
    }
}

extension ProfileCoordinator: ProfileCoordinating {
    func showChangePassword() {
        navigate(to: .changePassword)
    }

    func passwordChanged() {
        popToRoot()
        app?.tell("Your password was changed.")
    }

    func confirmSignOut() {
        app?.leave(.signOut)
    }
}
