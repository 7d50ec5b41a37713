import DesignSystem
import Domain
import History
import Staff

/// Makes the view of every Staff route. The only place that maps them.
struct StaffRouteShell {
    let container: DependencyContainer
    let coordinator: StaffCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: StaffRoute) -> some View {
        switch route {
        case .list: StaffListView(model: container.staffListModel(coordinator: coordinator, errors: errors))
        case .colleague(let userName):
            ColleagueView(model: container.colleagueModel(userName, coordinator: coordinator, errors: errors))
        case .history(let userName): HistoryView(model: container.historyModel(.colleague(userName)))
        case .invite: InviteView(model: container.inviteModel(coordinator: coordinator, errors: errors))
        }
    }
}
