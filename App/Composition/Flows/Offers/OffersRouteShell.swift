import DesignSystem
import Offers

/// Makes the view of every Offers route. The only place that maps them.
struct OffersRouteShell {
    let container: DependencyContainer
    let coordinator: OffersCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: OffersRoute) -> some View {
        switch route {
        case .overview:
            OffersOverviewView(model: container.offersOverviewModel(coordinator: coordinator, errors: errors))
        case .list(let kind):
            OfferListView(model: container.offerListModel(kind, coordinator: coordinator, errors: errors))
        case .form(let subject):
            OfferFormView(model: container.offerFormModel(subject, coordinator: coordinator, errors: errors))
        case .hours(let owner):
            HoursView(model: container.hoursModel(owner, coordinator: coordinator, errors: errors))
        }
    }
}
