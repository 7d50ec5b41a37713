/// The requests of a user on the screens of gift cards.
@MainActor package protocol GiftCardsCoordinating: AnyObject {
    /// Shows one gift card.
    func showGiftCard(_ number: GiftCardNumber)
}
