import Data
import Domain
import FoundationEssentials

extension ClinicWorkstation {
    /// Starts to exchange with a remote. Its status is unknown until the first round.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - random: the source of jitter in waits after failures.
    /// - Throws: a storage error.
    package func connect(
        to remote: any Remote, random: any RandomNumberGenerator & Sendable
    ) throws(AppError) {
        try connect(to: remote, random: random, batch: SyncEngine.batch)
    }

    /// The same with so many writes that leave together.
    func connect(
        to remote: any Remote, random: any RandomNumberGenerator & Sendable, batch: Int
    ) throws(AppError) {
        let row = try store.database.read { connection throws(AppError) in try RemoteRow.read(from: connection) }
        if let moment = row?.upToDateAt { state.isUpToDate(at: moment) }
        store.live.trust { [state, clock = store.clock] in state.freshness(now: clock.now) }
        link.connect(
            SyncEngine(
                remote, writer: store.writer, clock: store.clock, drainer: drainer, state: state,
                identifiers: store.identifiers, gate: store.gate, jitter: Jitter(random).next, batch: batch,
                asking: asking))
    }

    /// Exchanges with the remote until the task is cancelled: when something was written here, and else every
    /// `interval`.
    ///
    /// - Parameters:
    ///   - clock: the clock that the waiting is done on.
    ///   - interval: how long to wait for a write here before others are asked for theirs.
    package func keepExchanging(
        on clock: any Clock<Duration> = ContinuousClock(), every interval: Duration = .seconds(5)
    ) async {
        guard let engine = link.engine else { return }
        await SyncLoop(engine: engine, link: link, clock: clock, interval: interval).run()
    }

    /// Waits until the next round: for an interval, or after a failure for the backoff.
    ///
    /// - Parameters:
    ///   - problem: the error that ended the last round early.
    ///   - clock: the clock to wait on.
    ///   - interval: the wait after a successful round.
    /// - Returns: false if the task was cancelled.
    package func pause(
        after problem: AppError?, on clock: any Clock<Duration> = ContinuousClock(),
        every interval: Duration = .seconds(5)
    ) async -> Bool {
        guard let engine = link.engine else { return false }
        return await SyncLoop(engine: engine, link: link, clock: clock, interval: interval).pause(after: problem)
    }

    /// The address of the clinic's remote, without a password, also of one that was only named so far; nil for a clinic
    /// that has none.
    ///
    /// - Throws: a storage error.
    package func remoteAddress() throws(AppError) -> String? {
        try store.database.read { connection throws(AppError) in try RemoteRow.read(from: connection)?.address }
    }

    /// Copies this clinic to an empty remote, or continues where that was interrupted; queues every write from the
    /// start on. The manager who is signed in signs every record: their key is the founding key from then on.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - address: its address, without a password.
    ///   - random: the source of jitter in waits after failures.
    ///   - founder: the manager; by default who is signed in.
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed` unless a manager is signed in, `AppError.remote` if
    ///   the remote fails or has another clinic, or a storage error.
    package func initialize(
        _ remote: any Remote, at address: String, random: any RandomNumberGenerator & Sendable,
        by founder: Founder? = nil
    ) async throws(AppError) {
        let founder = if let founder { founder } else { try self.founder() }
        try await Seeding(
            remote: remote, address: address, writer: store.writer, state: state, founder: founder
        ).run()
        try connect(to: remote, random: random)
    }

    /// The manager who is signed in, with their key: they may sign out before they have signed everything.
    ///
    /// - Throws: `AppError.signInRequired` or `AppError.notAllowed` unless that is a manager.
    package func founder() throws(AppError) -> Founder {
        _ = try store.database.read { connection throws(AppError) in
            try store.gate.admit([.manageStaff], in: connection)
        }
        return try Founder(gate: store.gate, identifiers: store.identifiers, clock: store.clock)
    }

    /// Saves the address of the clinic's remote. A clinic that is shared already only accepts another address of the
    /// same remote.
    ///
    /// - Parameter address: its address, without a password.
    /// - Throws: a storage error.
    package func name(remote address: String) async throws(AppError) {
        try await store.writer.write { connection throws(AppError) in
            var row = try RemoteRow.read(from: connection) ?? RemoteRow(address: address, isShared: false)
            row.address = address
            try row.write(to: connection)
        }
    }

    /// Checks that a remote has this clinic, or any where there is none here yet, and that its engine can keep it.
    ///
    /// - Throws: `AppError.remote` if it does not, or cannot be reached.
    package func check(_ remote: any Remote) async throws(AppError) {
        let own = try await store.writer.write { connection throws(AppError) in try RemoteRow.clinic(in: connection) }
        guard let identity = try await remote.identify() else { throw .remote(.empty(remote: remote.name)) }
        guard own == nil || identity.clinic == own else { throw .remote(.anotherClinic(remote: remote.name)) }
        try await remote.checkEngine()
    }
}
