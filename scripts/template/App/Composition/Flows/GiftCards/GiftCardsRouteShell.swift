import DesignSystem
import GiftCards

/// The view of every route of the section. The only place that maps them.
struct GiftCardsRouteShell {
    let container: DependencyContainer
    let coordinator: GiftCardsCoordinator
    let errors: AppCoordinator

    @ViewBuilder func view(for route: GiftCardsRoute) -> some View {
        switch route {
        case .list: GiftCardListView(model: container.giftCardListModel(coordinator: coordinator, errors: errors))
        case .detail(let number): GiftCardDetailView(model: container.giftCardDetailModel(number, errors: errors))
        }
    }
}
