import Domain
import Observation

/// Holds the input for a new password, and passes it on once.
@Observable
package final class ChangePasswordModel {
    /// The input of the three fields, cleared as soon as it was passed on.
    var current = "" {
        didSet { if !current.isEmpty, problem == .wrongCredentials { problem = nil } }
    }
    var new = "" {
        didSet { forgetMended() }
    }
    var again = "" {
        didSet { forgetMended() }
    }

    private(set) var problem: AppError?

    private let sessions: any StaffSessionRepository
    private let identifiers: any IdentifierSource
    private weak let coordinator: (any ProfileCoordinating)?
    private weak let errors: (any ErrorRouting)?

    /// An empty form.
    package init(
        sessions: any StaffSessionRepository, identifiers: any IdentifierSource,
        coordinator: any ProfileCoordinating, errors: any ErrorRouting
    ) {
        self.sessions = sessions
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { !(current.isEmpty && new.isEmpty && again.isEmpty) }

    /// Clears the problem with the new password once both fields are typed.
    private func forgetMended() {
        if !new.isEmpty, new == again { problem = problem.unlessAboutInput }
    }

    func change() async {
        guard new == again else { return problem = .invalidInput("The two new passwords are not the same.") }
        let (old, new) = (Secret(current), Secret(new))
        (current, self.new, again) = ("", "", "")
        do {
            // Each press is a new write: its input cannot be repeated, because it is cleared.
            let operation = identifiers.next()
            try await sessions.changePassword(from: old, to: new, operation: OperationID(operation))
            identifiers.granted(operation)
            problem = nil
            coordinator?.passwordChanged()
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}
