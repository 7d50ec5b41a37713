import Domain
import Navigation
import Observation

/// Owns the navigation of one sign-in sheet or lock, from presenting to dismissing.
@Observable
final class SignInCoordinator: ModalCoordinator {
    var stack: RouteStack<SignInRoute>
    let seat: ModalSeat

    /// Where to go after signing in.
    let returnAction: ReturnAction

    private weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented.
    init(seat: ModalSeat, root: SignInRoute, returnAction: ReturnAction, app: AppCoordinator) {
        self.seat = seat
        stack = RouteStack(seat.stack, root: root)
        self.returnAction = returnAction
        self.app = app
    }
}

extension SignInCoordinator: SignInCoordinating {
    func signInFinished(_ session: StaffSession) async {
        await app?.signInFinished(session, then: returnAction)
    }

    func signInCancelled() {
        if !pop() { app?.dismiss() }
    }

    func signInAsSomeoneElse() {
        push(.credentials)
    }
}
