import Domain
import Observation

/// Holds the input to sign in or to unlock, and passes it on once.
@Observable
package final class SignInModel {
    /// The user name as typed so far.
    var userName = "" {
        didSet { if userName != oldValue { forgetMended() } }
    }

    /// The password as typed so far; forgotten as soon as it was handed over.
    var password = "" {
        didSet { if password != oldValue { forgetMended() } }
    }

    private(set) var problem: AppError?

    /// The reason for the sign-in; empty for unlocking.
    let purpose: String

    /// The owner of the lock, or nil if anyone may sign in.
    private let lockedBy: String?
    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak let coordinator: (any SignInCoordinating)?
    private weak let errors: (any ErrorRouting)?
    private var idempotencyKey = IdempotencyKey()

    /// An empty form for anyone, or for the one person who left the workstation locked.
    package init(
        purpose: String = "", lockedBy: String? = nil, sessions: any StaffSessionRepository,
        identifiers: any IdentifierSource, coordinator: any SignInCoordinating, errors: any ErrorRouting
    ) {
        self.purpose = purpose
        self.lockedBy = lockedBy
        self.sessions = sessions
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    /// The user to sign in: the owner of the lock, or else the typed name.
    var person: String { lockedBy ?? userName }

    func signIn() async {
        if let inputProblem { return problem = inputProblem }
        let credentials = Credentials(userName: person, password: Secret(password))
        password = ""
        // By the name alone: the password is forgotten.
        let operation = idempotencyKey.operation(for: person, from: identifiers)
        do {
            let session = try await sessions.signIn(credentials, operation: operation)
            idempotencyKey.succeeded(operation)
            problem = nil
            await coordinator?.signInFinished(session)
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func cancel() { coordinator?.signInCancelled() }
    func signInAsSomeoneElse() { coordinator?.signInAsSomeoneElse() }
    func acceptInvitation() { coordinator?.acceptInvitation() }

    private var inputProblem: AppError? {
        guard person.isEmpty || password.isEmpty else { return nil }
        return .invalidInput(
            lockedBy == nil ? "Both the user name and the password are needed." : "The password is needed.")
    }

    /// Clears the problem once all credentials are typed again: a password is cleared as soon as it was tried.
    private func forgetMended() {
        guard inputProblem == nil else { return }
        problem = problem == .wrongCredentials ? nil : problem.unlessAboutInput
    }
}
