import Domain

/// The patients in the clinic's file.
struct PatientStore: PatientRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
