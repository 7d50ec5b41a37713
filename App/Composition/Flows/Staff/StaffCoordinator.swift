import Domain
import Navigation

/// Leads through one Staff sheet, from presenting to dismissing.
final class StaffCoordinator: FlowCoordinator<StaffRoute> {}

extension StaffCoordinator: StaffCoordinating {
    func showColleague(_ userName: StaffSlug) { navigate(to: .colleague(userName)) }
    func showHistory(of userName: StaffSlug) { navigate(to: .history(userName)) }
    func showInvitation() { navigate(to: .invite) }
    func invitationDone() { popToRoot() }
    func confirm(_ change: StaffChange, of userName: StaffSlug) {
        app?.present(alert: .changeColleague(change, userName))
    }
    func changeAnswered() { app?.dismissAlert() }
}
