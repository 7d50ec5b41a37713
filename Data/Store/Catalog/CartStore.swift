import Domain

/// The carts in the clinic's file.
struct CartStore: CartRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
