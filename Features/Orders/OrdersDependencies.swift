import Domain

/// The dependencies of the orders' screens.
package struct OrdersDependencies {
    let orders: any OrderRepository
    let sessions: any StaffSessionRepository
    let identifiers: any IdentifierSource
    weak let errors: (any ErrorRouting)?

    /// Creates dependencies with a repository and the target of errors.
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
