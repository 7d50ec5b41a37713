import Domain
import Observation

/// Holds the code of an invitation and the password that its owner chooses, passes them on once, and signs them in.
@Observable
package final class InvitationModel {
    /// The user name as typed so far.
    var userName = "" {
        didSet { if userName != oldValue { problem = problem.unlessAboutInput } }
    }

    /// The input of the three secret fields, cleared as soon as it was passed on.
    var code = "" {
        didSet { if !code.isEmpty, problem == .wrongCredentials { problem = nil } }
    }
    var password = "" {
        didSet { forgetMended() }
    }
    var again = "" {
        didSet { forgetMended() }
    }

    private(set) var problem: AppError?

    private let staff: any StaffRepository
    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak let coordinator: (any SignInCoordinating)?
    private weak let errors: (any ErrorRouting)?
    private var idempotencyKey = IdempotencyKey()

    /// An empty form.
    package init(
        staff: any StaffRepository, sessions: any StaffSessionRepository, identifiers: any IdentifierSource,
        coordinator: any SignInCoordinating, errors: any ErrorRouting
    ) {
        self.staff = staff
        self.sessions = sessions
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    /// Keeps the password, and signs its owner in.
    func accept() async {
        if let inputProblem { return problem = inputProblem }
        let (code, password) = (Secret(code), Secret(password))
        (self.code, self.password, again) = ("", "", "")
        // By the name alone: the rest is forgotten.
        let operation = idempotencyKey.operation(for: userName, from: identifiers)
        do {
            try await staff.accept(userName, code: code, password: password, operation: operation)
            idempotencyKey.succeeded(operation)
            problem = nil
            await coordinator?.signInFinished(try await signIn(with: password))
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }

    func cancel() { coordinator?.signInCancelled() }

    private func signIn(with password: Secret) async throws(AppError) -> StaffSession {
        let operation = identifiers.next()
        let session = try await sessions.signIn(
            Credentials(userName: userName, password: password), operation: OperationID(operation))
        identifiers.granted(operation)
        return session
    }

    private var inputProblem: AppError? {
        guard !userName.isEmpty, !code.isEmpty, !password.isEmpty else {
            return .invalidInput("The user name, the code and a new password are needed.")
        }
        return password == again ? nil : .invalidInput("The two new passwords are not the same.")
    }

    /// Clears the problem with the new password once both fields are typed.
    private func forgetMended() {
        if !password.isEmpty, password == again { problem = problem.unlessAboutInput }
    }
}
