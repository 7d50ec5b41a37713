import Domain

/// What newcomers tell about themselves, in the clinic's file.
struct OnboardingStore: OnboardingRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource
}
