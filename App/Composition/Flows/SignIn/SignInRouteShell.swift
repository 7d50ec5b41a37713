import DesignSystem
import SignIn

/// Makes the view of every sign-in route. The only place that maps them.
struct SignInRouteShell {
    let container: DependencyContainer
    let coordinator: SignInCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: SignInRoute) -> some View {
        switch route {
        case .credentials:
            SignInView(model: container.signInModel(coordinator: coordinator, errors: errors))
        case .invitation:
            InvitationView(model: container.invitationModel(coordinator: coordinator, errors: errors))
        case .unlock(let userName):
            UnlockView(model: container.unlockModel(userName, coordinator: coordinator, errors: errors))
        }
    }
}
