/// What a user can ask for while looking at gift cards.
@MainActor package protocol GiftCardsCoordinating: AnyObject {
    /// The user wants to see one gift card.
    func showGiftCard(_ number: GiftCardNumber)
}
