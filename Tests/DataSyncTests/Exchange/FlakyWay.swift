import Domain
import Foundation
import Support
import Synchronization

@testable import Data
@testable import DataSync

/// A connection to a remote that can lose requests and answers.
final class FlakyWay: Remote {
    private struct State {
        var isFlaky = false
        var losesSteps = false
        var losesSearches = false
        var lost = 0
        var pages = 0
        var beforeApplying: (@Sendable () async -> Void)?
        var random: SeededGenerator
    }

    private let remote: any Remote
    private let state: Mutex<State>
    /// Runs before a page of everything comes; with it pages are small.
    private let beforePage: (@Sendable (_ page: Int) async -> Void)?

    init(_ remote: any Remote, seed: UInt64, beforePage: (@Sendable (_ page: Int) async -> Void)? = nil) {
        self.remote = remote
        self.beforePage = beforePage
        state = Mutex(State(random: SeededGenerator(seed: seed)))
    }

    var name: String { remote.name }

    var isFlaky: Bool {
        get { state.withLock(\.isFlaky) }
        set { state.withLock { $0.isFlaky = newValue } }
    }

    /// Whether what was signed never comes.
    var losesSteps: Bool {
        get { state.withLock(\.losesSteps) }
        set { state.withLock { $0.losesSteps = newValue } }
    }

    /// Whether nobody is ever found.
    var losesSearches: Bool {
        get { state.withLock(\.losesSearches) }
        set { state.withLock { $0.losesSearches = newValue } }
    }

    /// Does something before each later request to apply arrives.
    func beforeApplying(_ action: (@Sendable () async -> Void)?) { state.withLock { $0.beforeApplying = action } }

    /// The number of requests and answers lost.
    var lost: Int { state.withLock(\.lost) }

    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? {
        try await crossing { () async throws(AppError) in try await remote.identify(by: log) }
    }

    func checkEngine() async throws(AppError) {
        try await crossing { () async throws(AppError) in try await remote.checkEngine() }
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

    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        if losesSteps { throw gone }
        return try await crossing { () async throws(AppError) in try await remote.steps(lacking) }
    }

    func open(numbersFrom numbers: [String: Int]) async throws(AppError) { try await remote.open(numbersFrom: numbers) }

    /// Some requests arrive, and some of their answers return.
    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        await state.withLock(\.beforeApplying)?()
        guard isFlaky else { return await remote.apply(operations) }
        let (there, back) = state.withLock { state in
            let there = Int.random(in: 0...operations.count, using: &state.random)
            let back = Bool.random(using: &state.random) ? there : Int.random(in: 0...there, using: &state.random)
            if back < operations.count { state.lost += 1 }
            return (there, back)
        }
        let (outcomes, problem) = await remote.apply(Array(operations.prefix(there)))
        guard problem == nil, back == operations.count else { return (Array(outcomes.prefix(back)), problem ?? gone) }
        return (outcomes, nil)
    }

    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        // Small pages, so that a fetch is often interrupted.
        let limit = isFlaky ? 7 : limit
        return try await crossing { () async throws(AppError) in
            try await remote.changes(after: cursor, limit: limit, on: visit)
        }
    }

    func workstations() async throws(AppError) -> [RemoteWorkstation] { try await remote.workstations() }

    func retire(_ log: [UInt8]) async throws(AppError) { try await remote.retire(log) }

    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        let page = state.withLock { state in
            state.pages += 1
            return state.pages
        }
        await beforePage?(page)
        let limit = isFlaky || beforePage != nil ? 7 : limit
        return try await crossing { () async throws(AppError) in try await remote.snapshot(after: place, limit: limit) }
    }

    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        if losesSearches, case .matching = wanted { throw gone }
        let limit = isFlaky ? 2 : limit
        return try await crossing { () async throws(AppError) in
            try await remote.part(wanted, after: last, limit: limit)
        }
    }

    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        try await crossing { () async throws(AppError) in
            try await remote.heads(given)
        }
    }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        try await crossing { () async throws(AppError) in
            try await remote.leaseNumbers(of: subject, count: count, operation: operation)
        }
    }

    private var gone: AppError { .remote(.unreachable(remote: name, detail: "it was lost on the way")) }

    private func crossing<Value: Sendable>(
        _ body: () async throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        if isUnlucky() { throw gone }
        let value = try await body()
        if isUnlucky() { throw gone }
        return value
    }

    private func isUnlucky() -> Bool {
        state.withLock { state in
            guard state.isFlaky, Int.random(in: 0..<6, using: &state.random) == 0 else { return false }
            state.lost += 1
            return true
        }
    }
}
