import Domain

/// The coordinator of the GiftCards section, which turns its screens' requests into navigation.
final class GiftCardsCoordinator: FlowCoordinator<GiftCardsRoute> {}

extension GiftCardsCoordinator: GiftCardsCoordinating {
    func showGiftCard(_ number: GiftCardNumber) { navigate(to: .detail(number)) }
}
