import Domain
import Observation

/// Asks whether a colleague shall really be changed, and changes them if so.
@Observable
package final class ChangeColleagueModel {
    private(set) var question = LoadState<ChangeQuestion>.idle
    private(set) var problem: AppError?

    private let userName: StaffSlug
    private let change: StaffChange
    private let dependencies: StaffDependencies
    private weak let coordinator: (any StaffCoordinating)?
    private var idempotencyKey = IdempotencyKey()

    /// The question about one change of one colleague. Without a coordinator there is nowhere to go back to.
    package init(
        _ change: StaffChange, of userName: StaffSlug, dependencies: StaffDependencies,
        coordinator: (any StaffCoordinating)?
    ) {
        self.change = change
        self.userName = userName
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.staff.colleague(userName).load(into: \.question, of: self) { [change] colleague in
            ChangeQuestion(change, of: colleague)
        }
    }

    func leaveAsItIs() { coordinator?.changeAnswered() }

    /// Changes the colleague as the question showed them.
    func carryOut(_ shown: ChangeQuestion) async {
        let operation = idempotencyKey.operation(from: dependencies.identifiers)
        do {
            _ = try await dependencies.staff.change(change, of: shown.seen, operation: operation)
            idempotencyKey.succeeded(operation)
            coordinator?.changeAnswered()
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

/// The question as its alert shows it.
nonisolated struct ChangeQuestion: Hashable, Sendable {
    let title: String
    let message: String
    let answer: String
    /// The colleague who is asked about.
    let seen: Colleague

    init(_ change: StaffChange, of colleague: Colleague) {
        seen = colleague
        let name = colleague.staff.name
        switch change {
        case .role(let role):
            title = "Make \(name) \(role.rawValue)?"
            answer = "Make \(role.rawValue)"
            message = """
                They are \(colleague.staff.role.rawValue) now. It counts at once, at every terminal: what they may no \
                longer see closes, and what they typed there and did not save is lost; they are told its name.
                """
        case .endingSessions:
            title = "Sign \(name) out everywhere?"
            answer = "Sign out everywhere"
            message = """
                It counts at once, at every terminal. What they typed and did not save is lost; they are told its name. \
                Their password stays.
                """
        case .leaving:
            title = "Let \(name) go?"
            answer = "Let go"
            message = """
                They are signed out at once, at every terminal, and cannot sign in any more. What they typed and did not \
                save is lost; what they saved stays, with their name.
                """
        case .returning:
            title = "Take \(name) back?"
            answer = "Take back"
            message = "They are \(colleague.staff.role.rawValue), and sign in with the password that they had."
        }
    }
}
