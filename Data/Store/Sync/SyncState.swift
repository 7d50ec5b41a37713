import Domain
import Foundation
import Synchronization

/// How this process's exchange with the remote stands, for whoever looks.
final class SyncState: Sendable {
    private struct Known {
        var reach = RemoteReach.unknown
        /// What it was before the round that runs.
        var before = RemoteReach.unknown
        /// When this file last had everything.
        var upToDateAt: Date?
    }

    private let known = Mutex(Known())
    private let database: Database
    private let live: LiveReads
    private let report: Mutex<@Sendable (SyncProgress) -> Void>

    init(database: Database, live: LiveReads, upToDateAt: Date?) {
        self.database = database
        self.live = live
        report = Mutex { _ in }
        known.withLock { $0.upToDateAt = upToDateAt }
    }

    var reach: RemoteReach { known.withLock(\.reach) }

    /// Hears of the progress of rounds from now on.
    func onProgress(_ action: @escaping @Sendable (SyncProgress) -> Void) {
        report.withLock { $0 = action }
    }

    func progress(_ progress: SyncProgress) {
        report.withLock(\.self)(progress)
    }

    /// A round begins.
    func begin() {
        known.withLock { ($0.before, $0.reach) = ($0.reach, .syncing) }
        refresh()
    }

    /// A round is over.
    func end(_ reach: RemoteReach) {
        known.withLock { $0.reach = reach }
        refresh()
    }

    /// The file has everything that the remote has.
    func isUpToDate(at moment: Date) {
        known.withLock { $0.upToDateAt = moment }
    }

    /// Has every open stream look again.
    func refresh() {
        live.refresh()
    }

    /// How far what is read can be trusted, and as of when. A round that follows a good one makes nothing stale.
    func freshness(now: Date) -> (asOf: Date, freshness: Freshness) {
        let known = known.withLock(\.self)
        let asOf = known.upToDateAt ?? now
        return switch known.reach == .syncing ? known.before : known.reach {
        case .online: (now, .fresh)
        case .offline(let error): (asOf, known.reach == .syncing ? .refreshing : .refreshFailed(error))
        case .unknown, .syncing: (asOf, .refreshing)
        }
    }

    /// The status as people are shown it.
    func status(in connection: Connection) throws(AppError) -> SyncStatus {
        guard let row = try RemoteRow.read(from: connection) else { return .local }
        let counts = try connection.rows("SELECT state, count(*) FROM outbox GROUP BY state") { row throws(AppError) in
            (try row.text(0), try row.integer(1))
        }
        func count(_ state: Outbox.State) -> Int { counts.first { $0.0 == state.rawValue }?.1 ?? 0 }
        return SyncStatus(
            reach: reach, queued: count(.queued), parked: count(.parked), conflicts: count(.conflicting),
            upToDateAt: row.upToDateAt)
    }

    /// The status now; that of a clinic without a remote where it cannot be read.
    func status() -> SyncStatus {
        (try? database.read { connection throws(AppError) in try status(in: connection) }) ?? .local
    }
}

/// What an exchange is doing, for whoever waits for it.
package enum SyncProgress: Hashable, Sendable {
    /// Records are put into a new remote: so many of so many.
    case seeding(done: Int, of: Int)
    /// So many writes were taken by the remote.
    case sending(done: Int)
    /// So many records came; so many are left, more or less.
    case receiving(done: Int, left: Int)
}
