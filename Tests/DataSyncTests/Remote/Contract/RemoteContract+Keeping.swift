import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let keeping: [RemoteRule] = [
        RemoteRule("an answer is forgotten once its workstation has it, and an applied write is still known as such") {
            bench in
            let remote = try await bench.openRemote([product])
            let visit = try await remote.visit(1)
            let take = takeOne(1, from: 10).sent(on: visit)
            let first = try await remote.apply(take)
            #expect(try await remote.apply(take) == first)
            _ = try await remote.changes(after: .start, limit: 100, on: visit.settled)
            #expect(try await remote.visit(1).number == visit.number + 1)
            for again in [take, takeOne(1, from: 10), takeOne(1, from: 10).sent(on: try await remote.visit(1))] {
                #expect(try await remote.apply(again).isApplied)
            }
            #expect(try await remote.records() == [RemoteRecord("product", 1, 2, #"{"name":"Gauze","stock":9}"#)])
        },
        RemoteRule("an applied write is known by its operation, also where its author signed it once more") { bench in
            let remote = try await bench.openRemote([product])
            let visit = try await remote.visit(1)
            #expect(try await remote.apply(takeOne(1, from: 10).signed(as: 70).sent(on: visit)).isApplied)
            #expect(try await remote.apply(takeOne(2, from: 10).sent(on: visit)).isApplied)
            _ = try await remote.changes(after: .start, limit: 100, on: visit.settled)
            for number in [1, 2] {
                #expect(try await remote.apply(takeOne(number, from: 10).signed(as: 80 + number)).isApplied)
            }
            #expect(try await remote.records() == [RemoteRecord("product", 1, 3, #"{"name":"Gauze","stock":8}"#)])
        },
        RemoteRule("as long as some answer has not arrived, all of them are kept") { bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"stock":0}"#)])
            let visit = try await remote.visit(1)
            let refusal = try await remote.apply(take.sent(on: visit))
            #expect(refusal.reason == .shortage)
            _ = try await remote.changes(after: .start, limit: 100, on: visit)
            #expect(try await remote.apply(bring).isApplied)
            #expect(try await remote.apply(take.sent(on: visit)) == refusal)
            #expect(try await remote.visit(1).number == visit.number)
        },
        RemoteRule("a refused write that arrives once more when its answer is forgotten is not decided again") {
            bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"stock":0}"#)])
            let visit = try await remote.visit(1)
            #expect(try await remote.apply(take.sent(on: visit)).reason == .shortage)
            #expect(try await remote.apply(bring).isApplied)
            _ = try await remote.changes(after: .start, limit: 100, on: visit.settled)
            let error = await #expect(throws: AppError.self) { try await bench.connect().apply(take.sent(on: visit)) }
            #expect(error?.code == "remote-unreachable")
            #expect(try await remote.records() == [RemoteRecord("product", 1, 2, #"{"stock":5}"#)])
            #expect(try await remote.apply(take.sent(on: remote.visit(1))).isApplied)
        },
        RemoteRule("no workstation forgets another's answers, nor those of a visit that has not begun") { bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"stock":0}"#)])
            let (visit, other) = (try await remote.visit(1), try await remote.visit(2))
            let refusal = try await remote.apply(take.sent(on: visit))
            #expect(try await remote.apply(bring).isApplied)
            let far = RemoteVisit(log: visit.log, number: visit.number + 7, isSettled: true)
            for wrong in [other.settled, far] {
                _ = try await remote.changes(after: .start, limit: 100, on: wrong)
                #expect(try await remote.apply(take.sent(on: visit)) == refusal)
            }
        },
        RemoteRule("a write that every workstation sends keeps its answer for the others") { bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"stock":0}"#)])
            let visit = try await remote.visit(1)
            let refusal = try await remote.apply(take)
            #expect(try await remote.apply(bring).isApplied)
            _ = try await remote.changes(after: .start, limit: 100, on: visit.settled)
            #expect(try await remote.apply(take.sent(on: remote.visit(2))) == refusal)
        },
        RemoteRule("it knows its workstations, how far each is, and which one was given up until it comes again") {
            bench in
            let remote = try await bench.openRemote([product])
            #expect(try await remote.workstations() == [])
            let (one, other) = (try await remote.visit(1), try await remote.visit(2))
            let page = try await remote.changes(after: .start, limit: 100, on: one)
            for visit in [one, other] { _ = try await remote.changes(after: page.next, limit: 100, on: visit) }
            #expect(try await remote.behind() == [1: 0, 2: 0])
            #expect(try await remote.apply(takeOne(1, from: 10).sent(on: other)).isApplied)
            #expect(try await remote.behind() == [1: 1, 2: 1])
            let next = try await remote.changes(after: page.next, limit: 100, on: other).next
            _ = try await remote.changes(after: next, limit: 100, on: other)
            try await remote.retire(one.log)
            let known = try await remote.workstations()
            #expect(known.filter(\.isRetired).map(\.log) == [one.log])
            #expect(try await remote.behind() == [1: 1, 2: 0])
            _ = try await remote.changes(after: page.next, limit: 100, on: remote.visit(1))
            #expect(try await remote.workstations().allSatisfy { !$0.isRetired })
        },
    ]

    /// Takes the last of a product, of which nothing is left.
    private static let take = RemoteOperation(
        1, .init("product", 1, base: 1, #"{"stock":1}"#, to: #"{"stock":0}"#))

    /// Brings some more of it.
    private static let bring = RemoteOperation(
        2, .init("product", 1, base: 1, #"{"stock":0}"#, to: #"{"stock":5}"#))
}

extension Remote {
    /// The next visit of the workstation whose log is numbered so.
    func visit(_ log: UInt8) async throws -> RemoteVisit {
        let log = [UInt8](repeating: log, count: 32)
        let identity = try await identify(by: log)
        return RemoteVisit(log: log, number: try #require(identity).settled + 1)
    }

    /// How many changes each workstation lacks, by the numbers of their logs.
    func behind() async throws -> [UInt8: Int] {
        Dictionary(try await workstations().map { ($0.log[0], $0.behind) }) { $1 }
    }
}

extension RemoteVisit {
    /// The same when every answer is stored.
    var settled: RemoteVisit { RemoteVisit(log: log, number: number, isSettled: true) }
}

extension RemoteOperation {
    /// The same write, which its author signed under another number.
    fileprivate func signed(as number: Int) -> RemoteOperation {
        RemoteOperation(
            id: id, author: author, at: at, changes: changes,
            signed: .sample(.sample(number), by: author, changes.map { ($0.kind, $0.subject) }))
    }
}
