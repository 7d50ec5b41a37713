import Domain

/// The waiting room's music in the clinic's file.
struct MusicStore: MusicRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
