import Domain

/// The dependencies of the screens of the catalogue and the checkout.
package struct CatalogDependencies {
    let catalog: any CatalogRepository
    let carts: any CartRepository
    let sessions: any StaffSessionRepository
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// Creates dependencies with repositories and the target of errors.
    package init(
        catalog: any CatalogRepository, carts: any CartRepository, sessions: any StaffSessionRepository,
        identifiers: any IdentifierSource, errors: any ErrorRouting
    ) {
        self.catalog = catalog
        self.carts = carts
        self.sessions = sessions
        self.identifiers = identifiers
        self.errors = errors
    }
}
