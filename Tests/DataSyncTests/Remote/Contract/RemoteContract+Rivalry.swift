import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    /// The rules for several workstations with competing writes at the same moment.
    static let rivalry: [RemoteRule] = [
        RemoteRule("the same write from four workstations at once is applied once, and answered alike") { bench in
            let remote = try await bench.openRemote([product])
            let writes = (1...20).map { takeOne($0, from: 10 + $0) }
            let answers = try await atOnce(4) { _ in
                let (outcomes, problem) = await (try bench.connect()).apply(writes)
                #expect(problem == nil)
                return outcomes.map(\.plain)
            }
            #expect(Set(answers.flatMap(\.self).map(\.isApplied)) == [true, false])
            for index in writes.indices { #expect(Set(answers.map { $0[index] }.filter(\.isApplied)).count <= 1) }
            #expect(try await remote.records() == [RemoteRecord("product", 1, 11, #"{"name":"Gauze","stock":0}"#)])
        },
        RemoteRule("what many take at once adds up") { bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"name":"Gauze","stock":200}"#)])
            let applied = try await atOnce(4) { workstation in
                let writes = (1...50).map { takeOne(workstation * 100 + $0, from: 200) }
                return await (try bench.connect()).apply(writes).outcomes.filter(\.isApplied).count
            }
            #expect(applied == [50, 50, 50, 50])
            #expect(try await remote.records() == [RemoteRecord("product", 1, 201, #"{"name":"Gauze","stock":0}"#)])
        },
        RemoteRule("of two who book the same time at once, one has it") { bench in
            let remote = try await bench.openRemote()
            for round in 1...10 {
                let outcomes = try await atOnce(4) { workstation in
                    let body = appointment("c", "p\(workstation)", round * 1000, round * 1000 + 500 + workstation)
                    return try await (try bench.connect()).apply(
                        RemoteOperation(
                            round * 10 + workstation, .init("appointment", round * 10 + workstation, to: body)))
                }
                #expect(outcomes.filter(\.isApplied).count == 1)
                #expect(outcomes.filter { $0.reason == .overlap }.count == 3)
            }
            #expect(try await remote.records().count == 10)
        },
        RemoteRule("the same new record or number from two at once is there once") { bench in
            let remote = try await bench.openRemote()
            for round in 1...10 {
                let outcomes = try await atOnce(4) { workstation in
                    let change = RemoteChange("order", round * 10 + workstation % 2, to: #"{"number":\#(round)}"#)
                    return try await (try bench.connect()).apply(RemoteOperation(round * 10 + workstation, change))
                }
                #expect(outcomes.filter(\.isApplied).count == 2)
                #expect(outcomes.filter { $0.reason == .numberTaken }.count == 2)
            }
            #expect(try await remote.records().count == 10)
        },
        RemoteRule("writes of the same records in another order get out of each other's way") { bench in
            let body = #"{"stock":100}"#
            let remote = try await bench.openRemote((1...3).map { RemoteRecord("product", $0, 1, body) })
            let applied = try await atOnce(4) { workstation in
                let writes = (1...20).map { number in
                    let subjects = workstation % 2 == 0 ? [1, 2, 3] : [3, 2, 1]
                    return RemoteOperation(
                        workstation * 100 + number,
                        changes: subjects.map { RemoteChange("product", $0, base: 1, body, to: #"{"stock":99}"#) })
                }
                return await (try bench.connect()).apply(writes).outcomes.filter(\.isApplied).count
            }
            #expect(applied == [20, 20, 20, 20])
            #expect(try await remote.records().map(\.body) == Array(repeating: #"{"stock":20}"#, count: 3))
        },
        RemoteRule("a step that several took at once is taken once, with all that it counts") { bench in
            let (placed, packed) = (#"{"state":"placed"}"#, #"{"state":"packed"}"#)
            let remote = try await bench.openRemote([RemoteRecord("order", 1, 1, placed), product])
            let step = RemoteChange("order", 1, base: 1, placed, to: packed)
            // More than half of the stock: if it were taken twice, it would be refused.
            let take = RemoteChange(
                "product", 1, base: 1, #"{"name":"Gauze","stock":10}"#, to: #"{"name":"Gauze","stock":4}"#)
            let outcomes = try await atOnce(4) { workstation in
                try await (try bench.connect()).apply(RemoteOperation(workstation + 1, take, step))
            }
            let now = [RemoteRecord("order", 1, 2, packed), RemoteRecord("product", 1, 2, take.after)]
            #expect(outcomes == Array(repeating: .applied(now), count: 4))
            #expect(try await Set(remote.records()) == Set(now))
        },
        RemoteRule("other changes in a duplicate step are merged, without its counters") { bench in
            let (placed, packed) = (#"{"state":"placed"}"#, #"{"state":"packed"}"#)
            let remote = try await bench.openRemote([RemoteRecord("order", 1, 2, packed), product])
            let late = RemoteOperation(
                1, .init("order", 1, base: 1, placed, to: packed),
                .init("product", 1, base: 1, #"{"name":"Gauze","stock":9}"#, to: #"{"name":"Lint","stock":8}"#),
                .init("product", 2, to: #"{"stock":5}"#))
            let now = [
                RemoteRecord("order", 1, 2, packed), RemoteRecord("product", 1, 2, #"{"name":"Lint","stock":10}"#),
                RemoteRecord("product", 2, 1, #"{"stock":5}"#),
            ]
            #expect(try await remote.apply(late) == .applied(now))
            #expect(try await Set(remote.records()) == Set(now))
        },
        RemoteRule("blocks of numbers that many lease at once never overlap") { bench in
            _ = try await bench.openRemote()
            let blocks = try await atOnce(4) { workstation in
                let remote = try bench.connect()
                var blocks: [ClosedRange<Int>] = []
                for number in 1...20 {
                    let operation = OperationID(.sample(workstation * 100 + number))
                    blocks.append(try await remote.leaseNumbers(of: "order", count: 5, operation: operation))
                }
                return blocks
            }
            #expect(Set(blocks.flatMap(\.self).flatMap(Array.init)) == Set(1043..<(1043 + 400)))
        },
    ]

    private static func atOnce<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for workstation in 0..<count { group.addTask { try await body(workstation) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
