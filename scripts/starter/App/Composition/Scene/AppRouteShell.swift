import DesignSystem
import GiftCards
import Navigation
// if sign-in
import Account
// end

/// Finds the view of a place or a question, whichever flow it belongs to.
struct AppRouteShell {
    let container: DependencyContainer
    let app: AppCoordinator

    @ViewBuilder func view(for route: AppRoute) -> some View {
        switch route {
        case .giftCards(let route):
            GiftCardsRouteShell(container: container, coordinator: app.giftCards).view(for: route)
        // if sign-in
        case .account(let route): AccountRouteShell(container: container, coordinator: app.account).view(for: route)
        // end
        }
    }

    @ViewBuilder func view(for alert: AppAlert) -> some View {
        switch alert {
        case .deleteGiftCard(let number):
            DeleteGiftCardAlert(model: container.deleteGiftCardModel(number, app.giftCards))
        // if sign-in
        case .signOut: SignOutAlert(model: container.signOutModel(app.account))
        // end
        case .discardDraft(let request):
            DiscardDraftAlert(
                keep: { app.keepEditing(insteadOf: request) }, discard: { app.discardDraft(then: request) })
        }
    }
}
