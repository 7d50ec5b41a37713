import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let once: [RemoteRule] = [
        RemoteRule("the same write is applied once, and answered as it was, whatever happened since") { bench in
            let remote = try await bench.openRemote([product])
            let take = takeOne(1, from: 10)
            let first = try await remote.apply(take)
            #expect(first == .applied([RemoteRecord("product", 1, 2, #"{"name":"Gauze","stock":9}"#)]))
            #expect(try await remote.apply(takeOne(2, from: 10)).isApplied)
            #expect(try await remote.apply(take) == first)
            #expect(try await bench.connect().apply(take) == first)
            #expect(try await remote.records() == [RemoteRecord("product", 1, 3, #"{"name":"Gauze","stock":8}"#)])
        },
        RemoteRule("a refused write stays refused, whatever happened since, and is decided again as another write") {
            bench in
            let remote = try await bench.openRemote([RemoteRecord("product", 1, 1, #"{"stock":0}"#)])
            let change = RemoteChange("product", 1, base: 1, #"{"stock":1}"#, to: #"{"stock":0}"#)
            let refusal = try await remote.apply(RemoteOperation(1, change))
            #expect(refusal.reason == .shortage)
            let bring = RemoteOperation(2, .init("product", 1, base: 1, #"{"stock":0}"#, to: #"{"stock":5}"#))
            #expect(try await remote.apply(bring).isApplied)
            #expect(try await remote.apply(RemoteOperation(1, change)) == refusal)
            #expect(try await bench.connect().apply(RemoteOperation(1, change)) == refusal)
            let now = RemoteOutcome.applied([RemoteRecord("product", 1, 3, #"{"stock":4}"#)])
            #expect(try await remote.apply(RemoteOperation(3, change)) == now)
        },
        RemoteRule("a conflict is permanent, and its records are reported in their current state") { bench in
            let (placed, paid) = (#"{"state":"placed"}"#, #"{"state":"paid"}"#)
            let remote = try await bench.openRemote([RemoteRecord("order", 2, 5, paid)])
            let late = RemoteChange("order", 2, base: 4, placed, to: #"{"state":"cancelled"}"#)
            let known = try await remote.apply(RemoteOperation(1, late))
            #expect(known == .conflict([RemoteRecord("order", 2, 5, paid)]))
            let back = RemoteOperation(2, .init("order", 2, base: 5, paid, to: placed))
            #expect(try await remote.apply(back).isApplied)
            let again = try await remote.apply(RemoteOperation(1, late))
            #expect(again == .conflict([RemoteRecord("order", 2, 6, placed)]))
            #expect(try await remote.apply(RemoteOperation(3, late)).isApplied)
        },
        RemoteRule("a write with several records is applied as a whole or not at all") { bench in
            let (paid, packed) = (#"{"state":"paid"}"#, #"{"state":"packed"}"#)
            let remote = try await bench.openRemote([RemoteRecord("order", 2, 5, paid), product])
            let (order, new) = (RemoteRecord("order", 2, 5, paid), RemoteChange("order", 1, to: "{}"))
            let late = RemoteOperation(1, new, .init("order", 2, base: 1, #"{"state":"placed"}"#, to: packed))
            #expect(try await remote.apply(late) == .conflict([order]))
            #expect(try await remote.records() == [order, product])
            let known = RemoteOperation(2, .init("order", 2, base: 5, paid, to: packed), new)
            let now = [RemoteRecord("order", 1, 1, "{}"), RemoteRecord("order", 2, 6, packed)]
            #expect(try await remote.apply(known) == .applied(now))
            #expect(Set(try await remote.records()) == Set(now + [product]))
        },
        RemoteRule("every record in conflict with a write is reported, and a refusal before any of them") { bench in
            let records = [1, 2].map { RemoteRecord("order", $0, 5, #"{"state":"paid"}"#) }
            let remote = try await bench.openRemote(records)
            let changes = [1, 2].map { RemoteChange("order", $0, base: 1, "{}", to: #"{"x":1}"#) }
            #expect(try await remote.apply(RemoteOperation(1, changes[1], changes[0])) == .conflict(records))
            let refused = RemoteOperation(2, changes[0], .init("staff", 12, base: 1, #"{"role":"manager"}"#, to: nil))
            #expect(try await remote.apply(refused).reason == .notAllowed)
        },
        RemoteRule("writes are applied in order, hundreds at once, each building on the one before") { bench in
            let remote = try await bench.openRemote()
            let writes = (1...300).map { number in
                let before = number == 1 ? nil : #"{"x":\#(number - 1)}"#
                return RemoteOperation(number, .init("order", 1, base: number - 1, before, to: #"{"x":\#(number)}"#))
            }
            let (outcomes, problem) = await remote.apply(writes)
            #expect(problem == nil)
            let expected = (1...300).map { RemoteOutcome.applied([RemoteRecord("order", 1, $0, #"{"x":\#($0)}"#)]) }
            #expect(outcomes.map(\.plain) == expected)
        },
        RemoteRule("a write that changes nothing is applied, and no write is none") { bench in
            let remote = try await bench.openRemote()
            #expect(try await remote.apply(RemoteOperation(1)) == .applied([]))
            #expect(await remote.apply([]).outcomes == [])
        },
        RemoteRule("what a person wrote comes back as it was, whatever is in it") { bench in
            let hostile = #"{"name":"O'Hara \\ \"x\" \u001b[2J 名前 🩺 $1 %s","big":1234567890123}"#
            let remote = try await bench.openRemote()
            let outcome = try await remote.apply(RemoteOperation(1, .init("product", 1, to: hostile)))
            #expect(outcome == .applied([RemoteRecord("product", 1, 1, hostile).plain]))
            #expect(try await remote.records() == [RemoteRecord("product", 1, 1, hostile).plain])
        },
    ]

    /// Takes one of the product, on the basis of a stock that was seen.
    static func takeOne(_ number: Int, from seen: Int) -> RemoteOperation {
        let (before, after) = (#"{"name":"Gauze","stock":\#(seen)}"#, #"{"name":"Gauze","stock":\#(seen - 1)}"#)
        return RemoteOperation(number, .init("product", 1, base: 1, before, to: after))
    }
}
