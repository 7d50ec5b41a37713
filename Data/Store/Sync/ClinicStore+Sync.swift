import Domain
import Foundation

extension ClinicStore {
    /// Lets the clinic exchange with a remote from now on. What it says of itself until the first round is that nobody knows.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - chance: gives numbers between 0 and 1, for how long to wait after failures.
    package func connect(
        to remote: any Remote, chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
    ) throws(AppError) {
        let row = try database.read { connection throws(AppError) in try RemoteRow.read(from: connection) }
        if let moment = row?.upToDateAt { syncState.isUpToDate(at: moment) }
        live.trust { [syncState, clock] in syncState.freshness(now: clock.now) }
        syncLink.connect(
            SyncEngine(
                remote, writer: writer, clock: clock, drainer: drainer, state: syncState, identifiers: identifiers,
                chance: chance))
    }

    /// Exchanges with the remote until the task is cancelled: when something was written here, and else every `interval`.
    ///
    /// - Parameters:
    ///   - clock: the clock that the waiting is done on.
    ///   - interval: how long to wait for a write here before others are asked for theirs.
    package func keepExchanging(
        on clock: any Clock<Duration> = ContinuousClock(), every interval: Duration = .seconds(5)
    ) async {
        guard let engine = syncLink.engine else { return }
        await SyncLoop(engine: engine, link: syncLink, clock: clock, interval: interval).run()
    }

    /// Hears of the progress of exchanges from now on.
    package func onSyncProgress(_ action: @escaping @Sendable (SyncProgress) -> Void) {
        syncState.onProgress(action)
    }

    /// The address of the clinic's remote, without a password; nil for a clinic that has none.
    ///
    /// - Throws: a storage error.
    package func remoteAddress() throws(AppError) -> String? {
        try database.read { connection throws(AppError) in try RemoteRow.read(from: connection)?.address }
    }

    /// Puts this clinic onto a remote that has none yet, or goes on where that was cut short; from the first moment on what is
    /// written here is queued.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - address: where it is, without a password.
    /// - Throws: `AppError.remote` where the remote fails or keeps another clinic, a storage error.
    package func initialize(_ remote: any Remote, at address: String) async throws(AppError) {
        try await Seeding(remote: remote, address: address, writer: writer, state: syncState).run()
        try connect(to: remote)
    }
}
