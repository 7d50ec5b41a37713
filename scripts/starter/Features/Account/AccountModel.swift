// only sign-in
import Domain
import Observation

/// Keeps who is signed in on screen.
@Observable
package final class AccountModel {
    private(set) var session = LoadState<Session?>.idle

    private let repository: any SessionRepository
    private weak let coordinator: (any AccountCoordinating)?

    /// An account that was not read yet.
    package init(repository: any SessionRepository, coordinator: any AccountCoordinating) {
        (self.repository, self.coordinator) = (repository, coordinator)
    }

    func observe() async { await repository.session().load(into: \.session, of: self) }
    func signIn() { coordinator?.askToSignIn() }
    func signOut() { coordinator?.askToSignOut() }
}
