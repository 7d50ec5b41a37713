import Data
import DataSync
import Domain
import Foundation
import Synchronization

/// Sends a queue to one remote, and the very same calls to another by a loop over libpq alone.
struct Drain {
    private let folder: String
    private let first: String
    private let second: String

    /// A clinic's folder, and the addresses of two empty databases.
    init(_ folder: String, _ first: String, _ second: String) {
        (self.folder, self.first, self.second) = (folder, first, second)
    }

    /// Prints how many of so many went in a second, through the clinic and through libpq alone.
    func run(_ times: Int) async throws {
        let remote = WatchedRemote(try PostgresRemote(first))
        let workstation = try await put(folder, onto: remote, at: first)
        try await workstation.note(times * 4 / 5)
        try await workstation.edit(times / 5)
        remote.watch()
        let report = try await workstation.clinic.sync.sync()
        guard report.problem == nil, report.sent == times else { throw Misuse("\(report)") }
        let (operations, ours) = remote.watched()
        let other = try await put("\(folder)-twin", onto: PostgresRemote(second), at: second)
        defer { try? FileManager.default.removeItem(atPath: "\(folder)-twin") }
        other.store.leave()
        let loop = try ApplyLoop(second)
        let calls = operations.map(ApplyLoop.Call.init)
        let theirs = try await SyncSpeed.time { try loop.run(calls) }
        print(String(format: "%.0f %.0f", Double(times) / ours, Double(times) / theirs))
    }

    /// A new clinic on a new remote: the same each time.
    private func put(_ folder: String, onto remote: any Remote, at address: String) async throws -> Workstation {
        let workstation = try await Workstation(folder, isShared: false)
        try await workstation.register(250)
        try await workstation.share(on: remote, at: address)
        let report = try await workstation.clinic.sync.sync()
        if let problem = report.problem { throw Misuse("\(problem)") }
        return workstation
    }
}

/// A remote that says what it was asked to apply, and for how long.
final class WatchedRemote: Remote {
    private struct Seen {
        var operations: [RemoteOperation] = []
        var begin: ContinuousClock.Instant?
        var end: ContinuousClock.Instant?
    }

    private let remote: any Remote
    private let seen = Mutex(Seen())

    init(_ remote: any Remote) {
        self.remote = remote
    }

    /// Begins anew.
    func watch() { seen.withLock { $0 = Seen() } }

    /// The applied operations, and the seconds from before the first to the end of the drain.
    func watched() -> ([RemoteOperation], Double) {
        seen.withLock { ($0.operations, ($0.begin ?? .now).duration(to: $0.end ?? .now) / .seconds(1)) }
    }

    var name: String { remote.name }
    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? {
        let identity = try await remote.identify(by: log)
        seen.withLock { $0.begin = .now }
        return identity
    }
    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        try await remote.prepare(for: clinic, kinds: kinds)
    }
    func empty() async throws(AppError) { try await remote.empty() }
    func seed(_ records: [SeededRecord]) async throws(AppError) { try await remote.seed(records) }
    func vouch(for records: [SeededRecord]) async throws(AppError) { try await remote.vouch(for: records) }
    func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) {
        try await remote.forget(records, keeping: steps)
    }
    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] { try await remote.steps(lacking) }
    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        try await remote.snapshot(after: place, limit: limit)
    }
    func open(numbersFrom numbers: [String: Int]) async throws(AppError) { try await remote.open(numbersFrom: numbers) }
    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        seen.withLock { $0.operations += operations }
        return await remote.apply(operations)
    }
    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        seen.withLock { $0.end = $0.end ?? .now }
        return try await remote.changes(after: cursor, limit: limit, on: visit)
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
