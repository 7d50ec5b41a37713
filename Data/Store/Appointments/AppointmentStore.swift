import Domain

/// The appointments in the clinic's file.
struct AppointmentStore: AppointmentRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
