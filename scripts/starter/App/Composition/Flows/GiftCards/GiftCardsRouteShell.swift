import DesignSystem
import GiftCards

/// Makes the view of every route of the feature. The only place that maps them.
struct GiftCardsRouteShell {
    let container: DependencyContainer
    let coordinator: GiftCardsCoordinator

    @ViewBuilder func view(for route: GiftCardsRoute) -> some View {
        switch route {
        case .list: GiftCardListView(model: container.giftCardListModel(coordinator))
        case .detail(let number): GiftCardDetailView(model: container.giftCardDetailModel(number, coordinator))
        case .new: GiftCardFormView(model: container.giftCardFormModel(nil, coordinator))
        case .edit(let number): GiftCardFormView(model: container.giftCardFormModel(number, coordinator))
        }
    }
}
