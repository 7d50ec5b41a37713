import Domain

/// Everything that one clinic keeps, open for use. Made once, by whoever composes the app.
package final class ClinicStore: Sendable {
    /// The clinic's orders.
    package let orders: any OrderRepository

    /// Who is signed in, and signing in and out.
    package let sessions: any StaffSessionRepository

    /// Where each person was.
    package let savedStates: any SavedStateRepository

    /// How the station shows the clinic.
    package let preferences: any PreferencesRepository

    /// The streams that are open now.
    let live: LiveReads

    /// Opens the clinic at a place, and makes the example clinic where there is none.
    ///
    /// - Parameters:
    ///   - location: the folder, or memory.
    ///   - clock: tells the time for everything that is stored.
    ///   - identifiers: makes the identities of new things.
    ///   - deliveries: knows which readers of live reads are not done with what they were handed.
    ///   - passwords: what a new password hash costs; a cheaper one on file is renewed when its owner signs in.
    ///   - polling: how to notice writes by another process, as long as there is a live read.
    ///   - report: hears what was done besides opening.
    /// - Returns: the clinic, in which nobody is signed in yet.
    /// - Throws: a storage error. A file that cannot be opened is left as it is.
    package static func open(
        _ location: StoreLocation, clock: any WallClock, identifiers: any IdentifierSource,
        deliveries: Deliveries = Deliveries(), passwords: PasswordCost = .interactive,
        polling: ChangePolling = .standard, report: (SetUpStep) -> Void
    ) throws(AppError) -> ClinicStore {
        let passwords = PasswordHasher(cost: passwords)
        let setUp = SetUp(location: location, clock: clock, identifiers: identifiers, passwords: passwords)
        let (database, preferences) = try setUp.database(report: report)
        return ClinicStore(
            database, preferences, at: location, clock: clock, deliveries: deliveries,
            passwords: passwords, polling: polling)
    }

    init(
        _ database: Database, _ atStart: Preferences, at location: StoreLocation, clock: any WallClock,
        deliveries: Deliveries,
        passwords: PasswordHasher, polling: ChangePolling
    ) {
        let session = CurrentSession()
        let changes = database.isShared ? ForeignChanges(polling, version: database.dataVersion) : nil
        live = LiveReads(clock: clock, deliveries: deliveries, watcher: changes)
        let guarded = GuardedDatabase(database, session: session, live: live)
        orders = OrderStore(database: guarded, clock: clock)
        savedStates = SavedStateStore(database: guarded)
        preferences = PreferencesStore(
            location: location.description, atStart: atStart, database: guarded, live: live, clock: clock)
        sessions = StaffSessionStore(
            database: guarded, current: session, live: live, passwords: passwords, clock: clock)
    }
}

extension SetUp {
    /// How many reads of a file may run at the same time.
    private static let readers = 2

    /// Opens the database with its one writer, and readers to come; and reads the preferences while the writer is at hand.
    /// Preferences that make no sense keep nobody out: the usual ones hold, and whoever looks at the settings is told.
    func database(report: (SetUpStep) -> Void) throws(AppError) -> (Database, Preferences) {
        let connection = try open(report: report)
        let preferences = (try? PreferencesRecord.read(from: connection)) ?? Preferences()
        guard location != .memory else { return (Database(memory: connection), preferences) }
        return (Database(file: connection, readers: Self.readers), preferences)
    }
}
