import Domain
import Observation

/// Holds what is typed to sign in, and hands it over once.
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

    /// Why someone is asked to sign in.
    let purpose: String

    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any SignInCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var attempt = Attempt()

    /// An empty form.
    package init(
        purpose: String, sessions: any StaffSessionRepository, identifiers: any IdentifierSource,
        coordinator: any SignInCoordinating, errors: any ErrorRouting
    ) {
        self.purpose = purpose
        self.sessions = sessions
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    func signIn() async {
        if let inputProblem { return problem = inputProblem }
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

    func cancel() {
        coordinator?.signInCancelled()
    }

    private var inputProblem: AppError? {
        userName.isEmpty || password.isEmpty
            ? .invalidInput("Both the user name and the password are needed.") : nil
    }

    /// What was wrong with both goes once both are typed anew: a password is forgotten as soon as it was tried.
    private func forgetMended() {
        guard inputProblem == nil else { return }
        problem = problem.unlessAboutCredentials
    }
}

extension AppError? {
    /// What is left of a problem once other credentials are typed.
    var unlessAboutCredentials: AppError? {
        if case .wrongCredentials? = self { nil } else { unlessAboutInput }
    }
}
