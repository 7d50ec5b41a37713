import Data
import Domain
import Foundation

/// Fetches everything that changed at the remote. What came is kept page by page, so that a fetch that is cut short
/// goes on where it was; it shows all at once, when it is all there.
struct Pull: Sendable {
    let remote: any Remote
    let writer: Writer
    let clock: any WallClock
    let state: SyncState
    let leases: NumberLeases

    init(
        _ remote: any Remote, writer: Writer, clock: any WallClock, state: SyncState, leases: NumberLeases
    ) {
        self.remote = remote
        self.writer = writer
        self.clock = clock
        self.state = state
        self.leases = leases
    }

    /// - Returns: how many records were taken in.
    func run() async throws(AppError) -> Int {
        var cursor = try await writer.write { connection throws(AppError) in
            guard let row = try RemoteRow.read(from: connection) else { throw .noRemote }
            return row.cursor
        }
        var fetched = 0
        while true {
            if Task.isCancelled { throw .brokenOff }
            let page = try await remote.changes(after: cursor, limit: SyncEngine.page)
            try await keep(page)
            cursor = page.next
            fetched += page.records.count
            if page.left > 0 { state.progress(SyncProgress(done: fetched, of: fetched + page.left)) }
            guard page.left == 0 else { continue }
            // What has to give way to what came needs numbers.
            try await leases.renew()
            return try await takeIn()
        }
    }

    private func keep(_ page: RemotePage) async throws(AppError) {
        try await writer.write { connection throws(AppError) in
            try connection.learnBytesOfHex()
            let inbox = Inbox(connection: connection)
            // The remote went back to a copy of itself: what it has counts, however old that is.
            if page.restarted { try inbox.reset() }
            try inbox.put(page.records)
            try RemoteRow.update(in: connection) { $0.cursor = page.next }
        }
    }

    private func takeIn() async throws(AppError) -> Int {
        let now = clock.storedNow
        return try await writer.write { connection throws(AppError) -> Int? in
            try connection.learnBytesOfHex()
            // What may be at the remote already must not be put onto what came from there once more.
            guard try !Outbox.isUnsettled(in: connection) else { return nil }
            let count = try Inbox(connection: connection).takeIn(at: now)
            // Whatever is missing changed at the remote since it was named, and shows there in a moment.
            guard !connection.hasUnresolvedReferences else { throw .partIsHeldBack }
            try RemoteRow.update(in: connection) { row in
                // A round that brought nothing is not worth a write each time: what is stored may be a minute old.
                guard count > 0 || row.upToDateAt.map({ abs(now.timeIntervalSince($0)) >= 60 }) ?? true else { return }
                row.upToDateAt = now
            }
            return count
        } committed: { [state] count in
            guard let count else { return }
            state.isUpToDate(at: now)
            if count > 0 { state.othersWrote() }
        } ?? 0
    }
}
