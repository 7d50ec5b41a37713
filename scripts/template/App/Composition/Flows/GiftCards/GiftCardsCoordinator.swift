import Domain

/// Leads through the GiftCards section: turns what its screens ask for into steps of the app.
final class GiftCardsCoordinator: FlowCoordinator<GiftCardsRoute> {}

extension GiftCardsCoordinator: GiftCardsCoordinating {
    func showGiftCard(_ number: GiftCardNumber) { navigate(to: .detail(number)) }
}
