// only sign-in
import Domain
import Observation

/// Holds what is typed to sign in, and hands it over once.
@Observable
package final class SignInModel {
    /// The user name as typed so far.
    var userName = ""
    /// The password as typed so far; forgotten as soon as it was handed over.
    var password = ""
    private(set) var problem: AppError?

    private let repository: any SessionRepository
    private weak let coordinator: (any AccountCoordinating)?

    /// An empty form.
    package init(repository: any SessionRepository, coordinator: any AccountCoordinating) {
        (self.repository, self.coordinator) = (repository, coordinator)
    }

    func signIn() async {
        let credentials = Credentials(userName: userName, password: password)
        password = ""
        do throws(AppError) {
            coordinator?.signedIn(try await repository.signIn(credentials))
        } catch {
            problem = error
        }
    }

    func cancel() { coordinator?.signInCancelled() }
}
