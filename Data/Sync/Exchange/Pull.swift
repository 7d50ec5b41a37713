import Data
import Domain
import FoundationEssentials

/// Fetches every change at the remote. Stores it page by page, so that an interrupted fetch continues; applies it when
/// it is complete.
struct Pull: Sendable {
    let remote: any Remote
    let visit: RemoteVisit?
    let writer: Writer
    let clock: any WallClock
    let state: SyncState
    let leases: NumberLeases
    let clinic: RemoteIdentity.ClinicID
    /// Fetches the rest for a workstation that keeps a part; nil where everything is kept.
    let part: PartFetch?

    init(
        _ remote: any Remote, of clinic: RemoteIdentity.ClinicID, on visit: RemoteVisit?, writer: Writer,
        clock: any WallClock, state: SyncState, leases: NumberLeases, part: PartFetch?
    ) {
        self.part = part
        self.remote = remote
        self.visit = visit
        self.clinic = clinic
        self.writer = writer
        self.clock = clock
        self.state = state
        self.leases = leases
    }

    /// - Parameter wakesAll: whether everything that was set aside for now is tried again.
    /// - Returns: how many records were taken in.
    /// - Throws: why not everything came, or was taken in.
    func run(wakesAll: Bool = false) async throws(AppError) -> Int {
        let (start, visit) = try await writer.write { [visit] connection throws(AppError) in
            guard let row = try RemoteRow.read(from: connection) else { throw .noRemote }
            var visit = visit
            visit?.isSettled = try !Outbox.isUnsettled(in: connection)
            return (row.cursor, visit)
        }
        var (cursor, fetched) = (start, 0)
        while true {
            if Task.isCancelled { throw .brokenOff }
            let page = try await remote.changes(after: cursor, limit: SyncEngine.page, on: visit)
            if page.restarted, let next = try await Comparison(remote: remote, writer: writer).run(since: cursor) {
                cursor = next
                continue
            }
            try await keep(page)
            cursor = page.next
            fetched += page.records.count
            if page.left > 0 { state.progress(SyncProgress(done: fetched, of: fetched + page.left)) }
            guard page.left == 0 else { continue }
            state.remoteHolds(page.held)
            // Records that make way for others need numbers.
            try await leases.renew()
            let fetched = try await part?.run()
            try await fetchSteps()
            do throws(AppError) {
                return try await takeIn(wakesAll, fetched)
            } catch {
                if error == .anotherFounder { try await forgetAnotherClinic() }
                throw error
            }
        }
    }

    /// Nothing of a clinic that is not the one to join stays in the file.
    private func forgetAnotherClinic() async throws(AppError) {
        try await writer.write { connection throws(AppError) in
            guard try RemoteRow.clinic(in: connection) == nil else { return }
            try Inbox(connection: connection).reset()
            try RemoteRow.update(in: connection) { $0.cursor = .start }
        }
    }

    /// Fetches what was signed about the records that came, some hundred records at a time. Those about which nothing
    /// comes are left as they are.
    func fetchSteps() async throws(AppError) {
        var last: LackingSteps?
        while true {
            if Task.isCancelled { throw .brokenOff }
            let lacking = try await writer.write { [last] connection throws(AppError) in
                try InboxSteps(connection: connection).lacking(SyncEngine.page, after: last)
            }
            guard let end = lacking.last else { return }
            let steps = try await remote.steps(lacking)
            let count = try await writer.write { connection throws(AppError) in
                try InboxSteps(connection: connection).put(steps, of: lacking)
            }
            // The last one may have more; nothing comes any more of those before it.
            let reached = steps.last.flatMap { step in
                lacking.lastIndex { $0.kind == step.kind && $0.subject == step.subject }
            }
            last = count == 0 ? end : reached.flatMap { lacking[..<$0].last } ?? last
        }
    }

    private func keep(_ page: RemotePage) async throws(AppError) {
        let now = clock.storedNow
        try await writer.write { connection throws(AppError) in
            try connection.learnBytesOfHex()
            let inbox = Inbox(connection: connection, clinic: clinic)
            // The remote was restored from a copy: its data counts, however old.
            if page.restarted { try inbox.reset() }
            try inbox.put(part == nil ? page.records : PartFilter(connection: connection, at: now).kept(page.records))
            // Where everything has come, it is asked about records that are only here.
            if page.left == 0, try inbox.buildsOnNothing() { try MissingRecords(connection: connection).ask() }
            try RemoteRow.update(in: connection) { row in
                row.cursor = page.next
                if page.restarted { row.headPlace = 0 }
            }
        }
    }

    private func takeIn(_ wakesAll: Bool, _ fetched: PartFetch.Fetched?) async throws(AppError) -> Int {
        let now = clock.storedNow
        let seen = part?.asking.takeSeen()
        let taken = try await writer.write { connection throws(AppError) -> (count: Int, more: Bool)? in
            try connection.learnBytesOfHex()
            // A write that may be at the remote already must not be applied to its result once more.
            guard try !Outbox.isUnsettled(in: connection) else { return nil }
            if try connection.isJoining() { try Joining.finish(in: connection) }
            let gone = try MissingRecords(connection: connection).settle()
            let count = try Inbox(connection: connection, clinic: clinic, wakesAll: wakesAll)
                .takeIn(at: now, without: gone)
            let more = try fetched?.settle(
                seen: seen?.patients ?? [], sweeps: seen?.sweeps ?? false, in: connection)
            try RemoteRow.update(in: connection) { row in
                // A round without changes is not worth a write each time: the stored moment may be a minute old.
                guard count > 0 || row.upToDateAt.map({ abs(now.timeIntervalSince($0)) >= 60 }) ?? true else { return }
                row.upToDateAt = now
            }
            return (count, more ?? false)
        } committed: { [state, part] taken in
            guard let taken else { return }
            state.isUpToDate(at: now)
            if let fetched { part?.asking.answered(fetched, sweeps: taken.more) }
            if taken.count > 0 || fetched?.isNews == true { state.othersWrote() }
        }
        return taken?.count ?? 0
    }
}
