// only sign-in
import Domain
import Navigation

/// Leads through signing in and out.
final class AccountCoordinator {
    private weak let app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }
}

extension AccountCoordinator: AccountCoordinating {
    func askToSignIn() { app?.go(.signIn) }
    func signedIn(_ session: Session) { app?.begin(session) }
    func signInCancelled() { app?.go(.close) }
    func askToSignOut() { app?.go(.signOut) }

    func signingOutAnswered(signedOut: Bool) {
        app?.dismissAlert()
        if signedOut { app?.end() }
    }
}
