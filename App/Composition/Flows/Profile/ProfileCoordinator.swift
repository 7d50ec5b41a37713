import Domain
import Navigation
import Observation

/// Owns the navigation of one Profile sheet, from presenting to dismissing.
@Observable
final class ProfileCoordinator: FlowCoordinator {
    private(set) var stack: RouteStack<ProfileRoute>

    private weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented, at one of its places.
    init(stack: StackID, at route: ProfileRoute, app: AppCoordinator) {
        self.stack = RouteStack(stack, root: .person)
        self.stack.become(route.path)
        self.app = app
    }

    func pop() -> Bool {
        stack.pop()
    }
}

extension ProfileCoordinator: ProfileCoordinating {
    func showChangePassword() {
        stack.push(.changePassword)
    }

    func passwordChanged() {
        stack.popToRoot()
        app?.tell("Your password was changed.")
    }

    func confirmSignOut() {
        app?.leave(.signOut)
    }
}
