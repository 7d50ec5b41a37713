import DesignSystem
import Onboarding

/// Makes the view of every step of a newcomer. The only place that maps them.
struct OnboardingRouteShell {
    let container: DependencyContainer
    let coordinator: OnboardingCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: OnboardingRoute) -> some View {
        switch route {
        case .welcome: WelcomeView(model: coordinator.rootViewModel)
        case .details: DetailsView(model: container.detailsModel(delegate: coordinator, errors: errors))
        case .ready: ReadyView(model: container.readyModel(delegate: coordinator, errors: errors))
        }
    }
}
