import Domain
import Foundation
import Support
import Synchronization

@testable import Data
@testable import DataSync

/// A connection to a remote in memory that behaves like a real one, and can fail on request.
final class FakeRemote: Remote {
    /// The condition of the connection.
    enum Way: Sendable {
        case open
        case unreachable
        case refused
        case failing
    }

    private struct State {
        var way = Way.open
        var answersToLose = 0
        var answersBeforeThat = 0
        var delay: Duration?
        var poison: String?
        var leasing: (@Sendable () async -> Void)?
    }

    let name = "remote.clinic.example:5432/clinic"
    private let server: FakeRemoteServer
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    /// A connection to a server; delays pass on `clock`.
    init(_ server: FakeRemoteServer = FakeRemoteServer(), clock: any Clock<Duration> = ManualClock()) {
        self.server = server
        self.clock = clock
    }

    /// Sets the condition of the connection.
    func set(_ way: Way) { state.withLock { $0.way = way } }

    /// Applies the next writes that are sent, or those after some more answers, and loses the answer.
    func loseNextAnswer(after answers: Int = 0) {
        state.withLock { state in
            state.answersToLose += 1
            state.answersBeforeThat = answers
        }
    }

    /// Fails at every later write that involves a kind of record.
    func fail(at kind: String) { state.withLock { $0.poison = kind } }

    /// Does something at each later lease, before the answer arrives.
    func whenLeasing(_ action: (@Sendable () async -> Void)?) { state.withLock { $0.leasing = action } }

    /// Delays every later call, or none.
    func delay(by delay: Duration?) { state.withLock { $0.delay = delay } }

    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity? {
        try await ask { clinic throws(AppError) in
            if clinic.isOlder { throw .remote(.older(remote: name, version: 2, known: 3)) }
            return clinic.identify(by: log)
        }
    }

    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError) {
        try await ask { present throws(AppError) in try present.prepare(for: clinic, kinds: kinds, name: name) }
    }

    func empty() async throws(AppError) {
        try await ask { clinic throws(AppError) in try clinic.empty(name: name) }
    }

    func vouch(for records: [SeededRecord]) async throws(AppError) {
        try await ask { clinic throws(AppError) in clinic.vouch(for: records) }
    }

    func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError) {
        try await ask { clinic throws(AppError) in clinic.forget(records, keeping: steps) }
    }

    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep] {
        try await ask { clinic throws(AppError) in clinic.steps(lacking) }
    }

    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot {
        try await ask { clinic throws(AppError) in try clinic.snapshot(after: place, limit: max(1, limit), name: name) }
    }

    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        try await ask { clinic throws(AppError) in clinic.part(wanted, after: last, limit: max(1, limit)) }
    }

    func seed(_ records: [SeededRecord]) async throws(AppError) {
        let poison = state.withLock(\.poison)
        let taken = records.filter { $0.record.kind != poison }
        try await ask { clinic throws(AppError) in try clinic.seed(taken, name: name) }
        if taken.count < records.count { throw problem(.failing) }
    }

    func open(numbersFrom numbers: [String: Int]) async throws(AppError) {
        try await ask { clinic throws(AppError) in try clinic.open(numbers, name: name) }
    }

    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        var outcomes: [RemoteOutcome] = []
        do throws(AppError) {
            try await go()
            let poison = state.withLock(\.poison)
            for operation in operations {
                if operation.changes.contains(where: { $0.kind == poison }) { throw problem(.failing) }
                outcomes.append(
                    try await ask(isOnTheWay: true) { clinic throws(AppError) in
                        try clinic.apply(operation, name: name)
                    })
            }
            server.tell(allBut: self)
            guard !losesAnswer() else { return ([], problem(.unreachable)) }
            return (outcomes, nil)
        } catch {
            return (outcomes, error)
        }
    }

    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage {
        try await ask { clinic throws(AppError) in
            let page = try clinic.page(after: cursor, limit: max(1, limit), on: visit, name: name)
            if let visit { clinic.come(visit, after: cursor, page) }
            return page
        }
    }

    func workstations() async throws(AppError) -> [RemoteWorkstation] {
        try await ask { clinic throws(AppError) in clinic.knownWorkstations }
    }

    func retire(_ log: [UInt8]) async throws(AppError) {
        try await ask { clinic throws(AppError) in clinic.retire(log) }
    }

    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads {
        try await ask { clinic throws(AppError) in
            try clinic.heads(given, name: name)
        }
    }

    func onNews(_ action: @escaping @Sendable () -> Void) { server.onNews(at: self, action) }

    func leaseNumbers(
        of subject: String, count: Int, operation: OperationID
    ) async throws(AppError) -> ClosedRange<Int> {
        let leased = try await ask { clinic throws(AppError) in
            try clinic.lease(subject, count: count, operation: operation, name: name)
        }
        await state.withLock(\.leasing)?()
        // A way that broke meanwhile loses the answer.
        try await go()
        return leased
    }

    private func ask<Value: Sendable>(
        isOnTheWay: Bool = false, _ body: (inout FakeRemoteClinic) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        if !isOnTheWay { try await go() }
        return try server.clinic.withLock { clinic throws(AppError) in try body(&clinic) }
    }

    /// Passes the connection, with its delay and failure.
    private func go() async throws(AppError) {
        let (way, delay) = state.withLock { ($0.way, $0.delay) }
        if let delay {
            do { try await clock.sleep(for: delay) } catch { throw problem(.unreachable) }
        }
        if way != .open { throw problem(way) }
    }

    private func losesAnswer() -> Bool {
        state.withLock { state in
            guard state.answersToLose > 0 else { return false }
            guard state.answersBeforeThat == 0 else {
                state.answersBeforeThat -= 1
                return false
            }
            state.answersToLose -= 1
            return true
        }
    }

    private func problem(_ way: Way) -> AppError {
        switch way {
        case .refused: .remote(.refused(remote: name, detail: "the password is wrong"))
        case .failing: .remote(.failed(remote: name, detail: "its disk is full"))
        case .open, .unreachable: .remote(.unreachable(remote: name, detail: "no connection within 5 s"))
        }
    }
}
