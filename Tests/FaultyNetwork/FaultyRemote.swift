import DataSync
import Domain
import Foundation
import Synchronization

/// A remote with deliberate faults in the connection, so that each of them can be seen.
package final class FaultyRemote: Remote {
    /// The delay of a slow remote.
    private static let slowness = Duration.seconds(3)

    private let remote: any Remote
    private let profile: NetworkProfile
    private let clock: any Clock<Duration>
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// Its name, as without faults.
    package var name: String { remote.name }

    /// A remote with the faults of a profile.
    ///
    /// - Parameters:
    ///   - remote: the remote behind the faults.
    ///   - profile: the faults.
    ///   - clock: the clock for delays.
    ///   - random: the source that decides which answers are lost.
    package init(
        _ remote: any Remote, _ profile: NetworkProfile, clock: any Clock<Duration> = ContinuousClock(),
        random: any RandomNumberGenerator & Sendable
    ) {
        self.remote = remote
        self.profile = profile
        self.clock = clock
        self.random = Mutex(random)
    }

    package func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? {
        try await before()
        let answer = try await remote.identify(by: log)
        try after()
        return answer
    }

    package func checkEngine() async throws(AppError) {
        try await before()
        try await remote.checkEngine()
        try after()
    }

    package func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.prepare(for: clinic, kinds: kinds)
        try after()
    }

    package func empty() async throws(AppError) {
        try await before(isWrite: true)
        try await remote.empty()
        try after()
    }

    package func seed(_ records: [SeededRecord]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.seed(records)
        try after()
    }

    package func vouch(for records: [SeededRecord]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.vouch(for: records)
        try after()
    }

    package func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.forget(records, keeping: steps)
        try after()
    }

    package func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        try await before(isWrite: false)
        let steps = try await remote.steps(lacking)
        try after()
        return steps
    }

    package func digests(_ range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> RemoteDigests? {
        try await before(isWrite: false)
        let digests = try await remote.digests(range, since: cursor)
        try after()
        return digests
    }

    package func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        try await before(isWrite: false)
        let part = try await remote.part(wanted, after: last, limit: limit)
        try after()
        return part
    }

    package func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        try await before()
        let answer = try await remote.snapshot(after: place, limit: limit)
        try after()
        return answer
    }

    package func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.open(numbersFrom: numbers)
        try after()
    }

    package func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        do throws(AppError) {
            try await before(isWrite: true)
            let answer = await remote.apply(operations)
            try after()
            return answer
        } catch {
            return ([], error)
        }
    }

    package func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        try await before()
        let answer = try await remote.changes(after: cursor, limit: limit, on: visit)
        try after()
        return answer
    }

    package func workstations() async throws(AppError) -> [RemoteWorkstation] {
        try await before()
        let answer = try await remote.workstations()
        try after()
        return answer
    }

    package func retire(_ log: [UInt8]) async throws(AppError) {
        try await before(isWrite: true)
        try await remote.retire(log)
        try after()
    }

    package func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        try await before()
        let answer = try await remote.heads(given)
        try after()
        return answer
    }

    package func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        try await before()
        let answer = try await remote.leaseNumbers(of: subject, count: count, operation: operation)
        try after()
        return answer
    }

    /// Applies the faults of a request. A failing remote answers reads and refuses writes.
    private func before(isWrite: Bool = false) async throws(AppError) {
        switch profile {
        case .offline: throw .remote(.unreachable(remote: name, detail: "it is offline on purpose"))
        case .failing: if isWrite { throw .remote(.failed(remote: name, detail: "it fails on purpose")) }
        case .flaky: if isUnlucky { throw .remote(.unreachable(remote: name, detail: "the way is flaky on purpose")) }
        case .slow:
            do { try await clock.sleep(for: Self.slowness) } catch {
                throw .remote(.unreachable(remote: name, detail: "nobody waits any more"))
            }
        }
    }

    /// Applies the faults of an answer: the request is carried out, and its answer is lost.
    private func after() throws(AppError) {
        guard profile == .flaky, isUnlucky else { return }
        throw .remote(.unreachable(remote: name, detail: "the answer was lost on purpose"))
    }

    /// True once in five times.
    private var isUnlucky: Bool {
        random.withLock { random in random.next() % 5 == 0 }
    }
}
