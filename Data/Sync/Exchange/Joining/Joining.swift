import Data
import Domain
import FoundationEssentials

/// Fetches everything for a workstation that has nothing, kind after kind, and takes it in as it comes: what was
/// interrupted goes on where it was. What others write meanwhile comes afterwards, as on any day.
struct Joining: Sendable {
    let pull: Pull

    private var remote: any Remote { pull.remote }
    private var writer: Writer { pull.writer }

    /// How many records come at once.
    private static let page = 2_000

    /// - Returns: how many records were taken in.
    func run() async throws(AppError) -> Int {
        guard var row = try await begin() else { return 0 }
        var (count, keys) = (0, CheckedSignatures.Keys())
        var page = await JoiningPage.checked(try await fetched(after: row).get(), by: keys)
        var following = await fetched(after: page.map { row.after($0.snapshot) })
        while let come = page {
            if Task.isCancelled { throw .brokenOff }
            if come.snapshot.restarted {
                try await end(row)
                break
            }
            // While one page is taken in, the next is checked, and the one after that comes.
            let (next, then, known) = (row.after(come.snapshot), try? following.get(), keys)
            async let checked = JoiningPage.checked(then, by: known)
            async let fetched = fetched(after: then.map(next.after))
            let kept = try await kept(come, row, next)
            (row, count, keys) = (next, count + kept.count, kept.keys)
            pull.state.progress(SyncProgress(done: row.done, of: max(row.done, row.total)))
            _ = try following.get()
            (page, following) = (await checked, await fetched)
        }
        return count
    }

    /// Fetches the page after a place; nil at the end.
    private func fetched(after row: JoiningRow?) async -> Result<RemoteSnapshot?, AppError> {
        guard let place = row?.place else { return .success(nil) }
        do throws(AppError) {
            let page = try await remote.snapshot(after: place, limit: Self.page)
            guard page.restarted || page.follows(place) else {
                throw .remote(.unreachable(remote: remote.name, detail: "its records come in no order"))
            }
            return .success(page)
        } catch {
            return .failure(error)
        }
    }

    /// Begins, or goes on where it was. A workstation that has something has joined.
    private func begin() async throws(AppError) -> JoiningRow? {
        let (known, isNew) = try await writer.write { connection throws(AppError) in
            (try JoiningRow.read(from: connection), try Self.isNew(connection))
        }
        guard known == nil, isNew else { return known }
        // From now on, the remote keeps what goes for this workstation, too.
        _ = try await remote.changes(after: .start, limit: 1, on: pull.visit)
        let row = try JoiningRow.begun(try await remote.snapshot(after: nil, limit: 1), isPart: pull.part != nil)
        try await writer.write { connection throws(AppError) in
            try row.write(to: connection)
            try LaterIndexes(connection: connection).takeAway()
        }
        return row
    }

    private static func isNew(_ connection: Connection) throws(AppError) -> Bool {
        guard try RemoteRow.clinic(in: connection) == nil else { return false }
        return try RemoteRow.read(from: connection)?.cursor == .start
    }

    /// It goes on as at any workstation whose remote was restored: with everything that changed, which is all.
    private func end(_ row: JoiningRow) async throws(AppError) {
        try await writer.write { connection throws(AppError) in try row.ended.write(to: connection) }
    }

    /// Nothing of a clinic that cannot be joined stays in the file.
    private func kept(
        _ page: JoiningPage, _ row: JoiningRow, _ next: JoiningRow
    ) async throws(AppError) -> (count: Int, keys: CheckedSignatures.Keys) {
        do throws(AppError) {
            return try await keep(page, row, next)
        } catch {
            if row.isAtClinic, error != .brokenOff, case .conflict = error { try await giveUp() }
            throw error
        }
    }

    /// - Returns: how many records were taken in, and the keys that are known by now.
    private func keep(
        _ page: JoiningPage, _ row: JoiningRow, _ next: JoiningRow
    ) async throws(AppError) -> (count: Int, keys: CheckedSignatures.Keys) {
        guard !page.snapshot.records.isEmpty else {
            return try await write(page) { inbox throws(AppError) in try Self.go(to: next, inbox) }
        }
        let isStored = row.isAtBeginning || !page.isComplete
        if isStored {
            try await write(page) { inbox throws(AppError) in try page.put(into: inbox) }
            if row.isAtClinic || !row.isAtBeginning { try await pull.fetchSteps() }
        }
        let now = pull.clock.storedNow
        return try await write(page) { inbox throws(AppError) in
            let count =
                if isStored {
                    row.isAtBeginning && !row.isAtClinic ? 0 : try inbox.takeIn(at: now)
                } else {
                    try PassingInbox(connection: inbox.connection).use { () throws(AppError) in
                        try page.put(into: inbox)
                        return try inbox.takeIn(at: now)
                    }
                }
            if row.isAtClinic { try inbox.requireClinic() }
            return try Self.go(to: next, inbox, counting: count)
        }
    }

    private static func go(
        to next: JoiningRow, _ inbox: Inbox, counting count: Int = 0
    ) throws(AppError) -> (count: Int, keys: CheckedSignatures.Keys) {
        try next.write(to: inbox.connection)
        return (count, try CheckedSignatures.Keys(in: inbox.connection))
    }

    private func write<Value: Sendable>(
        _ page: JoiningPage, _ body: @Sendable (Inbox) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        try await writer.write { connection throws(AppError) in
            try connection.learnBytesOfHex()
            return try body(
                Inbox(
                    connection: connection, clinic: pull.clinic, signatures: page.signatures, isBeginning: true))
        }
    }

    private func giveUp() async throws(AppError) {
        try await writer.write { connection throws(AppError) in
            try Inbox(connection: connection).reset()
            try Self.finish(in: connection)
        }
    }

    /// Builds what is built once. Runs inside a transaction.
    static func finish(in connection: Connection) throws(AppError) {
        try LaterIndexes(connection: connection).putBack()
        try JoiningRow.forget(in: connection)
        try PassingInbox(connection: connection).leave()
    }
}

extension Inbox {
    /// - Throws: ``AppError/clinicIsSetAside(_:)`` where the clinic was not taken in.
    func requireClinic() throws(AppError) {
        guard try RemoteRow.clinic(in: connection) == nil else { return }
        throw .clinicIsSetAside(try SetAside(connection: connection).reason(of: .clinic))
    }
}
