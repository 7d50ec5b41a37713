import Domain

/// The shared dependencies of the screens about what the clinic offers.
package struct OffersDependencies {
    let offers: any OfferRepository
    let currency: Currency
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// The repository, the currency of prices, and the routing of errors.
    package init(
        offers: any OfferRepository, currency: Currency, identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.offers = offers
        self.currency = currency
        self.identifiers = identifiers
        self.errors = errors
    }
}
