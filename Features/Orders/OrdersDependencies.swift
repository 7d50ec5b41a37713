import Domain

/// What the screens of orders share.
package struct OrdersDependencies {
    let orders: any OrderRepository
    let sessions: any StaffSessionRepository
    let identifiers: any IdentifierSource
    private(set) weak var errors: (any ErrorRouting)?

    /// What they read and write, and where their errors go.
    package init(
        orders: any OrderRepository, sessions: any StaffSessionRepository, identifiers: any IdentifierSource,
        errors: any ErrorRouting
    ) {
        self.orders = orders
        self.sessions = sessions
        self.identifiers = identifiers
        self.errors = errors
    }
}
