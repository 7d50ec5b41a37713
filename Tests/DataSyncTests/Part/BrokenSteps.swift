import Domain
import Foundation
import Synchronization

@testable import Data
@testable import DataSync

/// A connection over which the names of records come and their steps do not, or on which searches fail.
final class BrokenSteps: Remote {
    private let remote: FakeRemote
    private let state = Mutex((isBroken: false, refusesSearches: false))

    init(_ remote: FakeRemote) { self.remote = remote }

    var name: String { remote.name }

    var isBroken: Bool {
        get { state.withLock(\.isBroken) }
        set { state.withLock { $0.isBroken = newValue } }
    }

    var refusesSearches: Bool {
        get { state.withLock(\.refusesSearches) }
        set { state.withLock { $0.refusesSearches = newValue } }
    }

    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        if isBroken { throw gone }
        return try await remote.steps(lacking)
    }

    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        if refusesSearches, case .matching = wanted { throw gone }
        return try await remote.part(wanted, after: last, limit: limit)
    }

    private var gone: AppError { .remote(.unreachable(remote: name, detail: "no answer within 10 s")) }

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

    func open(numbersFrom numbers: [String: Int]) async throws(AppError) { try await remote.open(numbersFrom: numbers) }

    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        await remote.apply(operations)
    }

    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        try await remote.changes(after: cursor, limit: limit, on: visit)
    }

    func workstations() async throws(AppError) -> [RemoteWorkstation] { try await remote.workstations() }

    func retire(_ log: [UInt8]) async throws(AppError) { try await remote.retire(log) }

    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        try await remote.snapshot(after: place, limit: limit)
    }

    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads { try await remote.heads(given) }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        try await remote.leaseNumbers(of: subject, count: count, operation: operation)
    }
}
