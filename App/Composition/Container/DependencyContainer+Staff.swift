import Domain
import Staff

/// The view models of the Staff sheet.
extension DependencyContainer {
    /// Their shared dependencies.
    private func staffDependencies(_ errors: AppCoordinator) -> StaffDependencies {
        StaffDependencies(staff: staff, identifiers: identifiers, errors: errors)
    }

    func staffListModel(coordinator: StaffCoordinator, errors: AppCoordinator) -> StaffListModel {
        StaffListModel(dependencies: staffDependencies(errors), coordinator: coordinator)
    }

    func colleagueModel(
        _ userName: StaffSlug, coordinator: StaffCoordinator, errors: AppCoordinator
    ) -> ColleagueModel {
        ColleagueModel(userName: userName, dependencies: staffDependencies(errors), coordinator: coordinator)
    }

    func inviteModel(coordinator: StaffCoordinator, errors: AppCoordinator) -> InviteModel {
        InviteModel(dependencies: staffDependencies(errors), coordinator: coordinator)
    }

    func changeColleagueModel(
        _ change: StaffChange, of userName: StaffSlug, coordinator: StaffCoordinator?, errors: AppCoordinator
    ) -> ChangeColleagueModel {
        ChangeColleagueModel(
            change, of: userName, dependencies: staffDependencies(errors), coordinator: coordinator)
    }
}
