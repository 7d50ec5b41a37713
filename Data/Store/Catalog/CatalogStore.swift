import Domain

/// The products in the clinic's file.
struct CatalogStore: CatalogRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
