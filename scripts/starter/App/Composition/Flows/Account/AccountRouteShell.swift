// only sign-in
import Account
import DesignSystem

/// Makes the view of every route of the account.
struct AccountRouteShell {
    let container: DependencyContainer
    let coordinator: AccountCoordinator

    @ViewBuilder func view(for route: AccountRoute) -> some View {
        switch route {
        case .person: AccountView(model: container.accountModel(coordinator))
        case .signIn: SignInView(model: container.signInModel(coordinator))
        }
    }
}
