import Domain

/// The shared dependencies of the section's screens.
package struct GiftCardsDependencies {
    let giftCards: any GiftCardRepository
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// The repository, and the routing of errors.
    package init(
        giftCards: any GiftCardRepository, identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.giftCards = giftCards
        self.identifiers = identifiers
        self.errors = errors
    }
}
