import Domain
import Foundation
import Support
import Synchronization

@testable import DataSync

/// A remote at which somebody has put other records in the place of good ones, or beside them.
final class TamperedRemote: Remote {
    private let remote: FakeRemote
    private let forged = Mutex<[RemoteRecord]>([])
    private let lost = Mutex<String?>(nil)
    private let pages = Mutex<@Sendable (RemoteSnapshot) -> RemoteSnapshot>(\.self)

    init(_ remote: FakeRemote) { self.remote = remote }

    var name: String { remote.name }

    /// The records that come with the last page of every round, and in the place of others.
    func set(_ records: [RemoteRecord]) { forged.withLock { $0 = records } }

    /// Loses what was signed of a kind.
    func loseSteps(of kind: String) { lost.withLock { $0 = kind } }

    /// Changes pages of everything.
    func change(_ page: @escaping @Sendable (RemoteSnapshot) -> RemoteSnapshot) { pages.withLock { $0 = page } }

    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        let page = try await remote.changes(after: cursor, limit: limit, on: visit)
        let forged = forged.withLock(\.self)
        let good = page.records.filter { record in
            !forged.contains { $0.kind == record.kind && $0.subject == record.subject }
        }
        return RemotePage(
            records: good + (page.left == 0 ? forged : []), next: page.next, left: page.left, restarted: page.restarted)
    }

    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? { try await remote.identify(by: log) }

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
        let lost = lost.withLock(\.self)
        return try await remote.steps(lacking).filter { $0.kind != lost }
    }

    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        let (page, lost) = (try await remote.snapshot(after: place, limit: limit), lost.withLock(\.self))
        let forged = forged.withLock(\.self)
        let records = page.records.map { record in
            forged.first { $0.kind == record.kind && $0.subject == record.subject } ?? record
        }
        return pages.withLock(\.self)(
            RemoteSnapshot(
                records: records, asSigned: page.asSigned, steps: page.steps.filter { $0.kind != lost },
                last: page.last, start: page.start, cursor: page.cursor, kinds: page.kinds, restarted: page.restarted))
    }

    func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        try await remote.open(numbersFrom: numbers)
    }

    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        await remote.apply(operations)
    }

    func workstations() async throws(AppError) -> [RemoteWorkstation] { try await remote.workstations() }

    func retire(_ log: [UInt8]) async throws(AppError) { try await remote.retire(log) }

    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        try await remote.heads(given)
    }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        try await remote.leaseNumbers(of: subject, count: count, operation: operation)
    }
}
