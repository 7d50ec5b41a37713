/// The navigation that the screens about what the clinic offers ask for.
@MainActor package protocol OffersCoordinating: AnyObject {
    /// The user wants to see everything of a kind.
    func showOffers(_ kind: OfferKind)

    /// The user wants to add something, or to see and change it.
    func showForm(of subject: OfferSubject)

    /// The user wants to see and change hours.
    func showHours(of owner: HoursOwner)

    /// The form is saved: leave it.
    func formSaved()

    /// The user wants to retire an offer, or to bring it back; ask whether they mean it.
    func confirmRetiring(_ id: OfferID)

    /// The question is answered, either way.
    func retiringAnswered()
}
