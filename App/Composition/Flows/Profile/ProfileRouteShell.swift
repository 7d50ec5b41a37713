import DesignSystem
import Profile

/// Makes the view of every Profile route. The only place that maps them.
struct ProfileRouteShell {
    let container: DependencyContainer
    let coordinator: ProfileCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: ProfileRoute) -> some View {
        switch route {
        case .person: ProfileView(model: container.profileModel(coordinator: coordinator))
        case .changePassword:
            ChangePasswordView(model: container.changePasswordModel(coordinator: coordinator, errors: errors))
        }
    }
}
