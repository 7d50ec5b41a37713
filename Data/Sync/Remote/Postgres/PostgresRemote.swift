import Data
import Domain
import FoundationEssentials

/// A remote in PostgreSQL 13 or later, or in a database that speaks its protocol and runs its functions.
///
/// It has one connection on a separate thread, opened on first use and again after it was lost or let go. Callers wait
/// without blocking, up to a timeout, and stop at once when cancelled.
package final class PostgresRemote: Remote {
    let address: PostgresAddress
    let library: LibPQ
    let timeouts: RemoteTimeouts
    let migrations: [RemoteMigration]
    let thread: PostgresThread

    /// A remote at an address such as `postgresql://workstation@db.clinic.example/clinic`. Nothing is connected yet.
    ///
    /// - Throws: `AppError.invalidInput` for an address that cannot be read or has a password in it,
    ///   `RemoteFault.libraryMissing` where libpq is not installed.
    package convenience init(_ address: String, timeouts: RemoteTimeouts = RemoteTimeouts()) throws(AppError) {
        try self.init(address, timeouts: timeouts, migrations: RemoteMigration.all)
    }

    init(
        _ address: String, timeouts: RemoteTimeouts = RemoteTimeouts(), migrations: [RemoteMigration],
        library names: [String] = LibPQ.names
    ) throws(AppError) {
        library = try LibPQ.load(names)
        self.address = try PostgresAddress(address, library: library)
        self.timeouts = timeouts
        thread = PostgresThread(idling: timeouts.idling)
        self.migrations = migrations
    }

    /// The address without a password.
    package var name: String { address.name }

    /// Reads which clinic the remote keeps, and checks its version.
    package func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? {
        try await exchange { session throws(PostgresFault) in
            try session.identify(log)
            try self.checkVersion(of: session)
            return session.remote?.identity
        }
    }

    /// Tries the engine on two connections of their own.
    package func checkEngine() async throws(AppError) {
        let (address, library, timeouts) = (address, library, timeouts)
        try await exchange { session throws(PostgresFault) in
            try EngineCheck(address, library: library, timeouts: timeouts, wakeup: session.wakeup).run()
        }
    }

    /// Refuses an unsuitable engine, and runs the migrations that the remote lacks.
    package func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        let run = RemoteMigrationRun(migrations: migrations, clinic: clinic, kinds: kinds, name: name)
        let (address, library, timeouts) = (address, library, timeouts)
        try await exchange { session throws(PostgresFault) in
            let check = try EngineCheck(address, library: library, timeouts: timeouts, wakeup: session.wakeup)
            try check.run()
            session.timeout = timeouts.preparing
            defer { session.timeout = timeouts.answering }
            do throws(PostgresFault) { try run.migrate(session) } catch { throw error.ofTheEngine }
            try check.runOnRows()
            try session.identify()
        }
    }

    /// Deletes every record of a remote that is not open yet.
    package func empty() async throws(AppError) {
        try await exchangeInUse { session throws(PostgresFault) in
            // One transaction, as everything that is sent at once.
            try session.run(
                """
                select clinic.enter(as_open => false);
                delete from clinic.record; delete from clinic.record_step; delete from clinic.step
                """)
        }
    }

    /// Puts records in, some hundreds at a time.
    package func seed(_ records: [SeededRecord]) async throws(AppError) {
        try await put(records, "select clinic.seed($1::jsonb)")
    }

    /// Adds what is signed to records that have nothing, some hundreds at a time.
    package func vouch(for records: [SeededRecord]) async throws(AppError) {
        try await put(records, "select clinic.vouch($1::jsonb)")
    }

    private func put(_ records: [SeededRecord], _ sql: String) async throws(AppError) {
        for start in stride(from: 0, to: records.count, by: Self.seedBatch) {
            let batch = RemoteText.records(records[start..<min(start + Self.seedBatch, records.count)])
            try await exchangeInUse { session throws(PostgresFault) in _ = try session.rows(sql, [batch]) }
        }
    }

    /// Forgets what deleted records were.
    package func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) {
        let parameters = ["{\(records.map(\.uuidString).joined(separator: ","))}", RemoteText.steps(steps)]
        try await exchangeInUse { session throws(PostgresFault) in
            _ = try session.rows("select clinic.forget_records($1::uuid[], $2::jsonb)", parameters)
        }
    }

    /// Reads the steps of records.
    package func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        let wanted = RemoteText.lacking(lacking)
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = "select kind, subject, version, place, intent, signature from clinic.steps($1::jsonb)"
            return try session.rows(sql, [wanted]).steps
        }
    }

    /// Opens the remote for use.
    package func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        let numbers = RemoteText.numbers(numbers)
        try await exchangeInUse { session throws(PostgresFault) in
            _ = try session.rows("select clinic.open($1::jsonb)", [numbers])
            try session.identify()
        }
    }

    /// Applies writes, several on their way at once.
    package func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        let stopped: ([RemoteOutcome], PostgresFault?) = ([], .ended)
        let (outcomes, fault) = await thread.run(stopped: stopped) { slot, wakeup in
            var outcomes: [RemoteOutcome] = []
            let fault = self.applyAll(operations, adding: &outcomes, with: &slot, wakeup)
            return (outcomes, fault)
        }
        return (outcomes, fault?.appError(of: name))
    }

    /// Reads a page of changes.
    package func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        let settled = visit.flatMap { $0.isSettled ? String($0.number) : nil }
        let place = [cursor.text, String(max(1, limit))]
        let workstation = visit.map { [$0.log.hexadecimal, settled] } ?? []
        let types = visit == nil ? "" : ", $3::text, $4::bigint"
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = """
                select kind, subject, version, body, place, remaining, restarted \
                from clinic.changes($1::text, $2::integer\(types))
                """
            guard let page = RemotePage(try session.rows(sql, place + workstation)) else {
                throw .unreachable("its answer has no end")
            }
            return page
        }
    }

    /// Exchanges heads of logs.
    package func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        let parameters = [
            given.log.hexadecimal, RemoteText.heads(given.heads), String(given.place), String(given.ownPlace),
        ]
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = """
                select log, entries, root, at, witness, seen_at, signature, place \
                from clinic.heads($1::text, $2::jsonb, $3::bigint, $4::bigint)
                """
            return RemoteHeads(try session.rows(sql, parameters), after: given)
        }
    }

    /// Listens where that is possible, on the connection that it has then.
    package func onNews(_ action: @escaping @Sendable () -> Void) { thread.onNews(action) }

    /// Leases a block of numbers.
    package func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        let parameters = [operation.rawValue.uuidString, subject, String(count)]
        return try await exchangeInUse { session throws(PostgresFault) in
            let sql = "select first_number, last_number from clinic.lease_numbers($1::uuid, $2::text, $3::integer)"
            let result = try session.rows(sql, parameters)
            guard result.count > 0, let first = result.integer(0, 0), let last = result.integer(0, 1), first <= last
            else { throw .unreachable("it leased no numbers") }
            return first...last
        }
    }

    /// Few enough for a batch to be done well within the timeout.
    private static let seedBatch = 500
}
