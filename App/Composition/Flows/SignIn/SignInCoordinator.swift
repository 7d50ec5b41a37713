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
    /// A sheet that was taken away meanwhile leads nowhere in particular: its wish was given up with it.
    func signInFinished(_ session: StaffSession) async {
        let isThere = app?.presentedFlows.contains { $0.coordinator === self } ?? false
        await app?.signInFinished(session, then: isThere ? returnAction : .resume)
    }

    func signInCancelled() {
        if !pop() { app?.dismiss() }
    }

    func signInAsSomeoneElse() {
        push(.credentials)
    }
}
