import DataSync
import Domain
import Foundation
import Synchronization

/// A workstation without a file: it sends what it wrote in small batches, and asks about whatever was not answered.
struct SimulatedWorkstation {
    private(set) var way: FaultyWay
    private(set) var ledger = Ledger()
    private let log: [UInt8]
    private let end: EndOfChanges
    private let answered: AnsweredWrites
    private var writes: SimulatedWrites
    /// Those without an answer.
    private var waiting: [SimulatedWrite] = []
    private var failures = 0

    /// The longest batch.
    private static let batch = 64

    init(
        _ clinic: SimulatedClinic, number: Int, at address: String, behind end: EndOfChanges,
        counting answered: AnsweredWrites, seed: UInt64
    ) throws {
        let seed = seed &* 1_000_003 &+ UInt64(number)
        way = FaultyWay(try PostgresRemote(address), seed: ~seed)
        writes = SimulatedWrites(clinic, number: number, seed: seed)
        log = withUnsafeBytes(of: (UInt64(number), 1 as UInt64, 2 as UInt64, 3 as UInt64), Array.init)
        (self.end, self.answered) = (end, answered)
    }

    /// Makes so many writes and sends them, round by round. After a failure it waits as the app does, a random part of
    /// a time that grows to twenty seconds.
    mutating func send(_ count: Int) async throws {
        var left = count
        while left > 0 || !waiting.isEmpty {
            do throws(AppError) {
                let visit = try await visit()
                write(&left)
                let (outcomes, problem) = await way.apply(waiting.map { $0.operation.on(visit) })
                try await take(outcomes, problem, on: visit)
                failures = 0
            } catch {
                guard case .remote(.unreachable) = error else { throw error }
                failures += 1
                try await Task.sleep(for: way.part(of: .seconds(min(20, 1 << min(failures - 1, 5)))))
            }
        }
    }

    private mutating func visit() async throws(AppError) -> RemoteVisit {
        guard let identity = try await way.identify(by: log) else { throw .remote(.empty(remote: "it")) }
        return RemoteVisit(log: log, number: identity.settled + 1)
    }

    private mutating func write(_ left: inout Int) {
        let wanted = min(left, way.number(below: Self.batch) + 1)
        while waiting.count < wanted {
            let isEdited = waiting.contains { if case .edit = $0.what { true } else { false } }
            waiting.append(writes.next(mayEdit: !isEdited))
            left -= 1
        }
    }

    /// Enters the answers that arrived. With the last one, the remote needs to keep none any more.
    private mutating func take(
        _ outcomes: [RemoteOutcome], _ problem: AppError?, on visit: RemoteVisit
    ) async throws(AppError) {
        for (write, outcome) in zip(waiting, outcomes) {
            do {
                try ledger.enter(write, outcome)
                for record in outcome.records { try writes.learn(record) }
            } catch {
                throw .unexpected("\(error)")
            }
        }
        waiting.removeFirst(outcomes.count)
        answered.add(outcomes.count)
        if let problem { throw problem }
        var visit = visit
        visit.isSettled = true
        try await way.changes(after: end.place, on: visit)
    }
}

extension RemoteOperation {
    fileprivate func on(_ visit: RemoteVisit) -> Self {
        var sent = self
        sent.visit = visit
        return sent
    }
}

extension RemoteOutcome {
    fileprivate var records: [RemoteRecord] {
        switch self {
        case .applied(let records), .conflict(let records): records
        case .rejected: []
        }
    }
}
