import Domain

/// What the screens of the section share.
package struct GiftCardsDependencies {
    let giftCards: any GiftCardRepository
    let identifiers: any IdentifierSource
    private(set) weak var errors: (any ErrorRouting)?

    /// What they read and write, and where their errors go.
    package init(
        giftCards: any GiftCardRepository, identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.giftCards = giftCards
        self.identifiers = identifiers
        self.errors = errors
    }
}
