import Data
import Domain
import FoundationEssentials
import Synchronization

/// The state of this process's exchange with the remote.
final class SyncState: Sendable {
    private struct Known {
        var reach = RemoteReach.unknown
        /// The state before the current round.
        var before = RemoteReach.unknown
        /// When this file last had everything.
        var upToDateAt: Date?
        /// How far something is that takes long, or nil.
        var progress: SyncProgress?
        /// The changes that the remote held back at the last look.
        var held: HeldChanges?
        var hasLooked = false
        /// The owner of the transaction that holds others' changes back, of whom people are told.
        var holder: String?
    }

    private let known = Mutex(Known())
    private let database: Database
    private let live: LiveReads

    /// The state before the first round.
    init(database: Database, live: LiveReads) {
        self.database = database
        self.live = live
    }

    /// How far something is that takes long.
    func progress(_ progress: SyncProgress) {
        known.withLock { $0.progress = progress }
        refresh()
    }

    /// A round begins.
    func begin() {
        known.withLock { ($0.before, $0.reach) = ($0.reach, .syncing) }
        refresh()
    }

    /// A round is over.
    func end(_ reach: RemoteReach) {
        known.withLock { known in
            (known.reach, known.progress) = (reach, nil)
            if case .offline = reach { (known.held, known.holder) = (nil, nil) }
        }
        refresh()
    }

    /// A round is over, and nothing is known that was not known before.
    func breakOff() {
        known.withLock { ($0.reach, $0.progress) = ($0.before, nil) }
        refresh()
    }

    /// Changes are held back at the remote, or not. Any write of others does that for a moment: people are told of what
    /// the first look finds, and of a transaction that is still there at the next one.
    func remoteHolds(_ held: HeldChanges?) {
        known.withLock { known in
            let isToBeTold = !known.hasLooked || known.held?.transaction == held?.transaction
            known.holder = isToBeTold ? held?.owner : nil
            (known.held, known.hasLooked) = (held, true)
        }
    }

    /// The file has everything that the remote has.
    func isUpToDate(at moment: Date) {
        known.withLock { $0.upToDateAt = moment }
    }

    /// Whether it makes sense to ask the remote for something that somebody waits for.
    var isAtHand: Bool {
        known.withLock { known in
            if case .offline = known.reach == .syncing ? known.before : known.reach { false } else { true }
        }
    }

    /// Has every open stream look again.
    func refresh() {
        live.refresh()
    }

    /// Has every open stream look again for what others wrote.
    func othersWrote() {
        live.othersWrote()
    }

    /// How current local data is, and as of when. A round after a successful one makes nothing stale.
    func freshness(now: Date) -> (asOf: Date, freshness: Freshness) {
        let known = known.withLock(\.self)
        let asOf = known.upToDateAt ?? now
        return switch known.reach == .syncing ? known.before : known.reach {
        case .online: (now, .fresh)
        case .offline(let error): (asOf, known.reach == .syncing ? .refreshing : .refreshFailed(error))
        case .unknown: (asOf, known.reach == .syncing ? .refreshing : .fresh)
        case .syncing: (asOf, .refreshing)
        }
    }

    /// The status as people are shown it. Whether the clinic has a remote is asked each time: another process may have
    /// put it onto one.
    func status() throws(AppError) -> SyncStatus {
        try database.read { connection throws(AppError) in try status(in: connection) }
    }

    /// The first of the records that were set aside.
    func setAside(_ count: Int) throws(AppError) -> [SetAsideRecord] {
        try database.read { connection throws(AppError) in try SetAside(connection: connection).first(count) }
    }

    private func status(in connection: Connection) throws(AppError) -> SyncStatus {
        guard let row = try RemoteRow.read(from: connection), row.isShared else { return .local }
        let known = known.withLock(\.self)
        let counts = try connection.rows("SELECT state, count(*) FROM outbox GROUP BY state") { row throws(AppError) in
            (try row.text(0), try row.integer(1))
        }
        func count(_ state: Outbox.State) -> Int { counts.first { $0.0 == state.rawValue }?.1 ?? 0 }
        return SyncStatus(
            reach: known.reach, queued: count(.queued), parked: count(.parked), conflicts: count(.conflicting),
            setAside: try SetAside(connection: connection).count(), holder: known.holder, upToDateAt: row.upToDateAt,
            progress: known.progress, days: row.partDays)
    }
}
