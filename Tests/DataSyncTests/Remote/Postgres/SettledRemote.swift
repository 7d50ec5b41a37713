import DataSupport
import Domain
import Foundation
import Support
import Synchronization

@testable import Data
@testable import DataSync

/// A PostgreSQL that other tests use at the same time: reads wait until every write is visible.
final class SettledRemote: Remote {
    private let remote: PostgresRemote
    private let database: PostgresDatabase
    /// The watching connection, which is opened once because it checks thousands of times.
    private let watching = Mutex<PostgresSession?>(nil)
    private let count = Mutex(0)
    private let lacked = Mutex(0)
    private let inPages: Bool

    /// How many records were fetched.
    var fetched: Int { count.withLock(\.self) }

    /// Of how many records the steps were asked for.
    var asked: Int { lacked.withLock(\.self) }

    /// The remote in a database, reached directly or by another way. Digests may come in two pages, as from a large
    /// clinic: first the records that tests make, then those of the example clinic, whose identities are larger.
    init(_ database: PostgresDatabase, by way: PostgresDatabase? = nil, inPages: Bool = false) throws {
        remote = try (way ?? database).remote()
        (self.database, self.inPages) = (database, inPages)
    }

    var name: String { remote.name }

    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? { try await remote.identify(by: log) }

    func checkEngine() async throws(AppError) { try await remote.checkEngine() }

    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        try await remote.prepare(for: clinic, kinds: kinds)
    }

    func empty() async throws(AppError) { try await remote.empty() }

    func seed(_ records: [SeededRecord]) async throws(AppError) { try await remote.seed(records) }

    func vouch(for records: [SeededRecord]) async throws(AppError) { try await remote.vouch(for: records) }

    func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) {
        try await remote.forget(records, keeping: steps)
    }

    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        lacked.withLock { $0 += lacking.count }
        return try await remote.steps(lacking)
    }

    func digests(_ range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> RemoteDigests? {
        guard inPages, range.after == nil, range.upTo == nil else {
            return try await remote.digests(range, since: cursor)
        }
        var first = range
        first.upTo = .sample(20_000_000)
        let digests = try await remote.digests(first, since: cursor)
        return digests.map { RemoteDigests(parts: $0.parts, end: first.upTo, cursor: $0.cursor) }
    }

    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        try await remote.snapshot(after: place, limit: limit)
    }

    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        try await remote.part(wanted, after: last, limit: limit)
    }

    func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        try await remote.open(numbersFrom: numbers)
    }

    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        await remote.apply(operations)
    }

    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        do { try await onItsOwnThread { try self.settle() } } catch { throw .unexpected("\(error)") }
        let page = try await remote.changes(after: cursor, limit: limit, on: visit)
        count.withLock { $0 += page.records.count }
        return page
    }

    func workstations() async throws(AppError) -> [RemoteWorkstation] { try await remote.workstations() }

    func retire(_ log: [UInt8]) async throws(AppError) { try await remote.retire(log) }

    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        try await remote.heads(given)
    }

    func onNews(_ action: @escaping @Sendable () -> Void) { remote.onNews(action) }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        try await remote.leaseNumbers(of: subject, count: count, operation: operation)
    }

    private func settle() throws {
        try watching.withLock { slot in
            if let session = slot {
                do {
                    return try database.settle(session)
                } catch {
                    // The server was restarted meanwhile.
                    slot = nil
                }
            }
            let session = try database.session()
            slot = session
            try database.settle(session)
        }
    }
}
