import Domain
import Foundation

/// A remote in a PostgreSQL, of version 13 or later, or in what speaks its language and runs its functions.
///
/// It has one connection, which opens when it is first needed and again after it was lost, on a thread of its own: whoever
/// asks for something waits without blocking anybody, for as long as patience lasts, and stops at once when cancelled.
package final class PostgresRemote: Remote {
    let address: PostgresAddress
    private let library: LibPQ
    private let patience: RemotePatience
    private let migrations: [RemoteMigration]
    private let thread = PostgresThread()

    /// A remote at an address such as `postgresql://station@db.clinic.example/clinic`. Nothing is connected yet.
    ///
    /// - Throws: `AppError.invalidInput` for an address that cannot be read or has a password in it,
    ///   `RemoteFault.libraryMissing` where libpq is not installed.
    package convenience init(_ address: String, patience: RemotePatience = RemotePatience()) throws(AppError) {
        try self.init(address, patience: patience, migrations: RemoteMigration.all)
    }

    init(
        _ address: String, patience: RemotePatience = RemotePatience(), migrations: [RemoteMigration],
        library names: [String] = LibPQ.names
    ) throws(AppError) {
        library = try LibPQ.load(names)
        self.address = try PostgresAddress(address, library: library)
        self.patience = patience
        self.migrations = migrations
    }

    package var name: String { address.name }

    package func identify() async throws(AppError) -> RemoteIdentity? {
        try await exchange { session throws(PostgresFault) in
            try session.identify()
            try self.checkVersion(of: session)
            return session.remote?.identity
        }
    }

    package func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        let run = RemoteMigrationRun(migrations: migrations, clinic: clinic, kinds: kinds, name: name)
        let patience = patience
        try await exchange { session throws(PostgresFault) in
            session.patience = patience.preparing
            defer { session.patience = patience.answering }
            try run.migrate(session)
            try session.identify()
        }
    }

    package func seed(_ records: [RemoteRecord]) async throws(AppError) {
        for start in stride(from: 0, to: records.count, by: Self.seedBatch) {
            let batch = RemoteText.records(records[start..<min(start + Self.seedBatch, records.count)])
            try await exchangeInUse { session throws(PostgresFault) in
                _ = try session.rows("select clinic.seed($1::jsonb)", [batch])
            }
        }
    }

    package func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        let numbers = RemoteText.numbers(numbers)
        try await exchangeInUse { session throws(PostgresFault) in
            _ = try session.rows("select clinic.open($1::jsonb)", [numbers])
            try session.identify()
        }
    }

    package func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        let stopped: ([RemoteOutcome], PostgresFault?) = ([], .ended)
        let (outcomes, fault) = await thread.run(stopped: stopped) { slot, wakeup in
            var outcomes: [RemoteOutcome] = []
            let fault = self.applyAll(operations, adding: &outcomes, with: &slot, wakeup)
            return (outcomes, fault)
        }
        return (outcomes, fault?.appError(of: name))
    }

    package func changes(after cursor: RemoteCursor, limit: Int) async throws(AppError) -> RemotePage {
        try await exchangeInUse { session throws(PostgresFault) in
            let sql = """
                select kind, subject, version, body, place, remaining, restarted \
                from clinic.changes($1::text, $2::integer)
                """
            guard let page = RemotePage(try session.rows(sql, [cursor.text, String(max(1, limit))])) else {
                throw .unreachable("its answer has no end")
            }
            return page
        }
    }

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

    /// Few enough for a batch to be done well within patience.
    private static let seedBatch = 500
}

// MARK: - With a connection

extension PostgresRemote {
    /// Does something that may be done twice, with a remote that keeps a clinic in tables of the version known here.
    private func exchangeInUse<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresSession) throws(PostgresFault) -> Value
    ) async throws(AppError) -> Value {
        try await exchange { session throws(PostgresFault) in
            try self.checkVersion(of: session)
            guard session.remote != nil else { throw .unfit(.empty(remote: self.name)) }
            return try work(session)
        }
    }

    /// Does something that may be done twice.
    private func exchange<Value: Sendable>(
        _ work: @escaping @Sendable (PostgresSession) throws(PostgresFault) -> Value
    ) async throws(AppError) -> Value {
        let result: Result<Value, PostgresFault> = await thread.run(stopped: .failure(.ended)) { slot, wakeup in
            do throws(PostgresFault) {
                return .success(try self.attempt(with: &slot, wakeup, work))
            } catch {
                return .failure(error)
            }
        }
        do throws(PostgresFault) {
            return try result.get()
        } catch {
            throw error.appError(of: name)
        }
    }

    /// Tries, and tries again where that may help: on a new connection if the old one was cut since it was last used, and
    /// a few times if somebody was in the way.
    private func attempt<Value>(
        with slot: inout PostgresSession?, _ wakeup: Wakeup, _ work: (PostgresSession) throws(PostgresFault) -> Value
    ) throws(PostgresFault) -> Value {
        var (wasUsedBefore, tries) = (slot != nil, 0)
        while true {
            do throws(PostgresFault) {
                return try work(session(in: &slot, wakeup))
            } catch {
                if error.endsConnection { slot = nil }
                if wasUsedBefore, error.isOfACutConnection, slot == nil {
                    wasUsedBefore = false
                } else if error.isOfTheMoment, tries < Self.tries {
                    tries += 1
                } else {
                    throw error
                }
            }
        }
    }

    private func session(
        in slot: inout PostgresSession?, _ wakeup: Wakeup
    ) throws(PostgresFault) -> PostgresSession {
        if let session = slot {
            session.wakeup = wakeup
            return session
        }
        let session = try PostgresSession.open(address, library: library, patience: patience, wakeup: wakeup)
        slot = session
        return session
    }

    /// Applies writes until all are answered or the way is broken, which it says. A write that finds somebody in its way
    /// is tried a few times; so is the next.
    private func applyAll(
        _ operations: [RemoteOperation], adding outcomes: inout [RemoteOutcome], with slot: inout PostgresSession?,
        _ wakeup: Wakeup
    ) -> PostgresFault? {
        while true {
            let answered = outcomes.count
            do throws(PostgresFault) {
                try attempt(with: &slot, wakeup) { session throws(PostgresFault) in
                    try checkVersion(of: session)
                    guard session.remote != nil else { throw .unfit(.empty(remote: name)) }
                    try session.apply(operations, adding: &outcomes)
                }
                return nil
            } catch {
                if error.isOfTheMoment, outcomes.count > answered { continue }
                guard let refusal = RemoteOutcome(stillTaken: error) else { return error }
                outcomes.append(refusal)
            }
        }
    }

    private func checkVersion(of session: PostgresSession) throws(PostgresFault) {
        guard let version = session.remote?.version, let known = migrations.last?.version else { return }
        if version < known { throw .unfit(.older(remote: name, version: version, known: known)) }
        if version > known { throw .unfit(.newer(remote: name, version: version, known: known)) }
    }

    private static let tries = 5
}

extension RemotePage {
    /// Reads the answer of `clinic.changes`, whose last row says where the next page begins.
    fileprivate init?(_ result: PostgresResult) {
        let last = result.count - 1
        guard last >= 0, let place = result.text(last, 4), let left = result.integer(last, 5) else { return nil }
        self.init(
            records: (0..<last).compactMap { result.record($0, from: 0) }, next: RemoteCursor(text: place), left: left,
            restarted: result.text(last, 6) == "t")
    }
}
