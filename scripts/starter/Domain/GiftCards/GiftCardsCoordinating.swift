/// The navigation that the gift cards' screens ask for. A feature names the subject; App knows where that leads.
@MainActor package protocol GiftCardsCoordinating: AnyObject {
    /// One gift card is to be looked at.
    func showGiftCard(_ number: GiftCardNumber)

    /// A new one is to be written.
    func addGiftCard()

    /// One is to be changed.
    func editGiftCard(_ number: GiftCardNumber)

    /// The form was saved under this number.
    func formSaved(_ number: GiftCardNumber)

    /// The form is to be closed without saving.
    func formCancelled()

    /// Somebody wants to delete one, and is to be asked first.
    func confirmDeleting(_ number: GiftCardNumber)

    /// That question is answered: it is deleted by now, or stays.
    func deletingAnswered(deleted: Bool)
}
