import Domain
import Navigation
import Observation

/// Owns the navigation of one sign-in sheet or lock, from presenting to dismissing.
@Observable
final class SignInCoordinator: FlowCoordinator {
    private(set) var stack: RouteStack<SignInRoute>

    /// Where to go after signing in.
    let returnAction: ReturnAction

    private weak var app: AppCoordinator?

    /// The flow of a sheet that is being presented.
    init(stack: StackID, root: SignInRoute, returnAction: ReturnAction, app: AppCoordinator) {
        self.stack = RouteStack(stack, root: root)
        self.returnAction = returnAction
        self.app = app
    }

    /// Goes one step back inside the sheet.
    @discardableResult func pop() -> Bool {
        stack.pop()
    }
}

extension SignInCoordinator: SignInCoordinating {
    func signInFinished(_ session: StaffSession) async {
        await app?.signInFinished(session, then: returnAction)
    }

    func signInCancelled() {
        if !stack.pop() { app?.dismiss() }
    }

    func signInAsSomeoneElse() {
        stack.push(.credentials)
    }
}
