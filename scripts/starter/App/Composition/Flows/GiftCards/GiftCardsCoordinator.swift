import Domain
import Navigation

/// Leads through the feature: turns what its screens ask for into steps of the app.
final class GiftCardsCoordinator {
    private weak let app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    /// Goes one place deeper, if the gates let this person through.
    func navigate(to route: GiftCardsRoute) {
        app?.step(to: .giftCards(route)) { $0.push(.giftCards(route), on: $0[.giftCards].id) }
    }

    /// Goes back to the list.
    func popToRoot() {
        app?.change { state in state.change(state[.giftCards].id) { $0.popToRoot() } }
    }
}

extension GiftCardsCoordinator: GiftCardsCoordinating {
    func showGiftCard(_ number: GiftCardNumber) { navigate(to: .detail(number)) }
    func addGiftCard() { app?.present(at: .giftCards(.new)) }
    func editGiftCard(_ number: GiftCardNumber) { app?.present(at: .giftCards(.edit(number))) }

    /// Shows what was saved, unless it is what lies below the form.
    func formSaved(_ number: GiftCardNumber) {
        app?.dismiss()
        if app?.path.last != .giftCards(.detail(number)) { navigate(to: .detail(number)) }
    }

    func formCancelled() { app?.go(.close) }
    func confirmDeleting(_ number: GiftCardNumber) { app?.present(alert: .deleteGiftCard(number)) }

    func deletingAnswered(deleted: Bool) {
        app?.dismissAlert()
        if deleted { popToRoot() }
    }
}
