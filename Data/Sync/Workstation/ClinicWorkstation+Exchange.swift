import Data
import Domain
import Foundation

extension ClinicWorkstation {
    /// Lets the clinic exchange with a remote from now on. What it says of itself until the first round is that nobody
    /// knows.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - random: says how long to wait after failures, of the longest that it may be.
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
                identifiers: store.identifiers,
                jitter: Jitter(random).next, batch: batch))
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

    /// Waits, for whoever exchanges round by round, until it is time for another: a while, or after a failure for as
    /// long as the remote is to be left alone.
    ///
    /// - Parameters:
    ///   - problem: what ended the round before early.
    ///   - clock: the clock that the waiting is done on.
    ///   - interval: how long to wait after a round that went well.
    /// - Returns: false where there is to be none, because the task was cancelled.
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

    /// Puts this clinic onto a remote that has none yet, or goes on where that was cut short; from the first moment on
    /// what is written here is queued.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - address: where it is, without a password.
    ///   - random: says how long to wait after failures, of the longest that it may be.
    /// - Throws: `AppError.remote` where the remote fails or keeps another clinic, a storage error.
    package func initialize(
        _ remote: any Remote, at address: String, random: any RandomNumberGenerator & Sendable
    ) async throws(AppError) {
        try await Seeding(remote: remote, address: address, writer: store.writer, state: state).run()
        try connect(to: remote, random: random)
    }

    /// Keeps where the clinic's remote is. A clinic that shares one already may only be told of another way to it.
    ///
    /// - Parameter address: where it is, without a password.
    /// - Throws: a storage error.
    package func name(remote address: String) async throws(AppError) {
        try await store.writer.write { connection throws(AppError) in
            var row = try RemoteRow.read(from: connection) ?? RemoteRow(address: address, isShared: false)
            row.address = address
            try row.write(to: connection)
        }
    }

    /// Checks that a remote keeps this clinic.
    ///
    /// - Throws: `AppError.remote` where it does not, or cannot be asked.
    package func check(_ remote: any Remote) async throws(AppError) {
        let own = try await store.writer.write { connection throws(AppError) in try RemoteRow.clinic(in: connection) }
        guard let identity = try await remote.identify() else { throw .remote(.empty(remote: remote.name)) }
        guard identity.clinic == own else { throw .remote(.anotherClinic(remote: remote.name)) }
    }
}
