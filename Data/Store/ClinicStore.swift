import Domain

/// The open storage of one clinic. The app's composition makes it once.
package final class ClinicStore: Sendable {
    /// The clinic's orders.
    package let orders: any OrderRepository

    /// The clinic's patients.
    package let patients: any PatientRepository

    /// The clinic's appointments.
    package let appointments: any AppointmentRepository

    /// The products.
    package let catalog: any CatalogRepository

    /// The carts.
    package let carts: any CartRepository

    /// The music of the waiting room.
    package let music: any MusicRepository

    /// The details that new staff enter.
    package let onboarding: any OnboardingRepository

    /// The staff, for managers.
    package let staff: any StaffRepository

    /// The services and products, for managers.
    package let offers: OfferStore

    /// The log of all changes, for managers.
    package let audit: AuditTrail

    /// The changes of single records.
    package let history: any HistoryRepository

    /// The writes that failed on this workstation.
    package let failedWrites: any FailedWriteRepository

    /// Whether there is a clinic: a new workstation of a remote has none before its first exchange, and is opened again
    /// after it.
    package let hasClinic: Bool

    /// The clinic's name and currency, and whether it is the example, as it was when the clinic was opened.
    package let profile: ClinicProfile

    /// The time zone that the clinic keeps its hours in, as it was when the clinic was opened.
    package let timeZone: ClinicTimeZone

    /// The session, and signing in and out.
    package let sessions: any StaffSessionRepository

    /// Where each person was.
    package let savedStates: any SavedStateRepository

    /// The display settings of the workstation.
    package let preferences: any PreferencesRepository

    /// Where the clinic's remote was when the clinic was opened; nil for one that shares none.
    package let remote: String?

    /// How many days before and after today the workstation keeps; nil where it keeps the whole clinic.
    package let keptDays: Int?

    /// Where the clinic is kept.
    package let location: StoreLocation

    /// The streams that are open now.
    package let live: LiveReads

    /// The database.
    package let database: Database

    /// The only writer.
    package let writer: Writer

    /// The access check.
    package let gate: AccessGate

    /// Tells the time for everything that is stored.
    package let clock: any WallClock

    /// Makes the identities of new things.
    package let identifiers: any IdentifierSource

    let part = PartLink()
    private let log: ClinicLog
    let terminal: Terminal
    let seal: Seal?

    /// Opens the clinic at a place, and makes one where there is none.
    ///
    /// - Parameters:
    ///   - location: the folder, or memory.
    ///   - clock: tells the time for everything that is stored.
    ///   - identifiers: makes the identities of new things.
    ///   - deliveries: tracks the readers of live reads that have not processed their last value.
    ///   - passwords: the cost of a new password hash; a cheaper one on file is renewed when its owner signs in.
    ///   - polling: how writes of other processes are noticed, as long as there is a live read.
    ///   - making: the clinic that is made where there is none.
    ///   - report: called for each step worth telling the user.
    /// - Returns: the clinic, in which nobody is signed in yet.
    /// - Throws: a storage error. A file that cannot be opened is left as it is.
    package static func open(
        _ location: StoreLocation, clock: any WallClock, identifiers: any IdentifierSource,
        deliveries: PendingDeliveries = PendingDeliveries(), passwords: PasswordCost = .interactive,
        polling: ChangePolling = .standard, making: NewClinic = .example, report: (BootstrapStep) -> Void
    ) throws(AppError) -> ClinicStore {
        let passwords = PasswordHasher(cost: passwords)
        let seal: Seal? = if case .folder(let path) = location { Seal(in: ClinicFolder(path: path)) } else { nil }
        let setUp = Bootstrap(
            location: location, clock: clock, identifiers: identifiers, passwords: passwords, making: making,
            seal: seal)
        let (database, startup) = try setUp.database(report: report)
        return ClinicStore(
            database, startup, at: location, clock: clock, identifiers: identifiers, deliveries: deliveries,
            passwords: passwords, polling: polling, seal: seal)
    }

    init(
        _ database: Database, _ startup: Startup, at location: StoreLocation, clock: any WallClock,
        identifiers: any IdentifierSource, deliveries: PendingDeliveries, passwords: PasswordHasher,
        polling: ChangePolling, seal: Seal? = nil
    ) {
        let session = CurrentSession()
        (self.database, self.location, self.clock, self.identifiers) = (database, location, clock, identifiers)
        log = ClinicLog(clock: clock, identifiers: identifiers, session: session)
        writer = Writer(database.writer, log: log)
        gate = AccessGate(session: session)
        (self.seal, terminal) = (seal, Terminal(at: location))
        let changes = database.isShared ? ForeignChanges(polling, version: database.dataVersion) : nil
        live = LiveReads(clock: clock, deliveries: deliveries, watcher: changes)
        let onFile = StaffOnFile(database: database, session: session)
        live.onOthersWriting(onFile.follow)
        let failures = FailedWriteLog(session: session, live: live, clock: clock, identifiers: identifiers)
        failedWrites = failures
        let guarded = GuardedDatabase(
            database, writer: writer, gate: gate, live: live, failures: failures, part: part)
        (timeZone, hasClinic, remote) = (startup.timeZone, startup.hasClinic, startup.remote)
        (profile, keptDays) = (startup.profile, startup.keptDays)
        patients = PatientStore(database: guarded, clock: clock, identifiers: identifiers, timeZone: timeZone)
        appointments = AppointmentStore(database: guarded, clock: clock, identifiers: identifiers, timeZone: timeZone)
        catalog = CatalogStore(database: guarded)
        carts = CartStore(database: guarded, terminal: terminal, clock: clock, identifiers: identifiers)
        music = MusicStore(database: guarded, live: live, clock: clock, identifiers: identifiers)
        onboarding = OnboardingStore(database: guarded, current: session, live: live, clock: clock)
        orders = OrderStore(database: guarded, clock: clock)
        audit = AuditTrail(database: guarded, timeZone: timeZone)
        history = HistoryStore(database: guarded, timeZone: timeZone)
        offers = OfferStore(database: guarded, clock: clock, identifiers: identifiers)
        staff = StaffStore(
            database: guarded, terminal: terminal, passwords: passwords, current: session, clock: clock,
            identifiers: identifiers,
            follow: { [live] in
                onFile.follow()
                live.refresh()
            })
        savedStates = SavedStateStore(database: guarded, terminal: terminal)
        preferences = PreferencesStore(
            location: location.description, atStart: startup.preferences, database: guarded, live: live, clock: clock)
        sessions = StaffSessionStore(
            database: guarded, terminal: terminal, current: session, live: live, passwords: passwords, clock: clock)
    }
}

extension ClinicStore {
    /// Queues every later write for other workstations, if the clinic is shared.
    package func queueChanges(in queue: any ChangeQueue) {
        log.queueChanges(in: queue)
    }

    /// Claims a terminal number. Call it before anything else.
    ///
    /// - Returns: false if another open clinic holds the number.
    package func takeTerminal(_ number: Int) -> Bool {
        terminal.take(number)
    }

    /// Reads every open stream again. What others saved is on its way to its readers when this returns.
    package func lookForChanges() {
        live.othersWrote()
    }
}
