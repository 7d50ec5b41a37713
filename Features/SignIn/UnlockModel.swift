import Domain
import Observation

/// Holds the password that is typed to unlock the station, and hands it over once.
@Observable
package final class UnlockModel {
    /// The password as typed so far; forgotten as soon as it was handed over.
    var password = "" {
        didSet { if !password.isEmpty { problem = problem.unlessAboutCredentials } }
    }

    private(set) var problem: AppError?

    /// Who left the station.
    let userName: String

    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any SignInCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// An empty form for one person.
    package init(
        userName: String, sessions: any StaffSessionRepository, identifiers: any IdentifierSource,
        coordinator: any SignInCoordinating, errors: any ErrorRouting
    ) {
        self.userName = userName
        self.sessions = sessions
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    func unlock() async {
        guard !password.isEmpty else { return problem = .invalidInput("The password is needed.") }
        let credentials = Credentials(userName: userName, password: Secret(password))
        password = ""
        // By the name alone: the password is forgotten.
        let operation = attempt.operation(for: userName, from: identifiers)
        do {
            let session = try await sessions.signIn(credentials, operation: operation)
            attempt.succeeded(operation)
            problem = nil
            await coordinator?.signInFinished(session)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func signInAsSomeoneElse() {
        coordinator?.signInAsSomeoneElse()
    }
}
