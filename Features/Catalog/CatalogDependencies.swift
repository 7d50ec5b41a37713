import Domain

/// What the screens of the catalogue and of buying share.
package struct CatalogDependencies {
    let catalog: any CatalogRepository
    let carts: any CartRepository
    let sessions: any StaffSessionRepository
    let identifiers: any IdentifierSource
    private(set) weak var errors: (any ErrorRouting)?

    /// What they read and write, and where their errors go.
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
