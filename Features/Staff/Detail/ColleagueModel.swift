import Domain
import Observation

/// The model of one colleague, which keeps them current, invites them again, and asks before it changes anything.
@Observable
package final class ColleagueModel {
    private(set) var colleague = LoadState<ColleaguePresentation>.idle
    private(set) var problem: AppError?

    /// The invitation that was just made, or nil. It is shown here alone, and gone with this screen.
    private(set) var invitation: InvitationPresentation?

    private let userName: StaffSlug
    private let dependencies: StaffDependencies
    private weak let coordinator: (any StaffCoordinating)?

    /// One colleague, by their user name.
    package init(userName: StaffSlug, dependencies: StaffDependencies, coordinator: any StaffCoordinating) {
        self.userName = userName
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { userName.text }

    func observe() async {
        await dependencies.staff.colleague(userName)
            .load(into: \.colleague, of: self, as: ColleaguePresentation.init)
    }

    func showHistory() { coordinator?.showHistory(of: userName) }
    func ask(_ change: StaffChangeChoice) { coordinator?.confirm(change.change, of: userName) }

    /// Makes a new code. One whose answer was lost is never shown, so the next try makes another.
    func inviteAgain(_ shown: ColleaguePresentation) async {
        let operation = OperationID(dependencies.identifiers.next())
        do {
            let made = try await dependencies.staff.inviteAgain(shown.seen, operation: operation)
            dependencies.identifiers.granted(operation.rawValue)
            (invitation, problem) = (InvitationPresentation(made), nil)
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}
