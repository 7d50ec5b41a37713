import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let refusing = malformed + access + spoiled + numbers

    private static let malformed: [RemoteRule] = [
        ("a kind that is not known", [RemoteChange("ghost", 1, to: "{}")]),
        ("neither before nor after", [RemoteChange("product", 1, to: nil)]),
        ("a list for a record", [RemoteChange("product", 1, to: "[]")]),
        ("a text before", [RemoteChange("product", 1, base: 1, #""x""#, to: "{}")]),
        ("no JSON", [RemoteChange("product", 1, to: #"{"name":}"#)]),
        ("a character that no database keeps", [RemoteChange("product", 1, to: #"{"name":"\u0000"}"#)]),
        ("a base below zero", [RemoteChange("product", 1, base: -1, "{}", to: "{}")]),
        ("the same record twice", [RemoteChange("product", 1, to: "{}"), RemoteChange("product", 1, to: "{}")]),
    ].map { (name, changes) in
        RemoteRule("malformed: \(name), and what comes after it flows") { bench in
            let remote = try await bench.openRemote()
            let bad = RemoteOperation(1, changes: changes)
            let (outcomes, problem) = await remote.apply([bad, RemoteOperation(2, .init("product", 2, to: "{}"))])
            #expect(problem == nil)
            #expect(outcomes.first?.reason == .malformed)
            #expect(outcomes.last?.isApplied == true)
            #expect(try await remote.records() == [RemoteRecord("product", 2, 1, "{}")])
        }
    }

    private static let access: [RemoteRule] = [
        ("nobody", nil, "product", nil), ("somebody unknown", Staff.ID(.sample(99)), "product", nil),
        ("a manager, of orders", RemoteBench.manager, "order", nil),
        ("a pharmacist, of staff", RemoteBench.pharmacist, "staff", nil),
        (
            "somebody who has left", Staff.ID(.sample(13)), "product",
            RemoteRecord("staff", 13, 2, #"{"role":"manager","left_at":1790000000000}"#)
        ),
    ].map { (name, author, kind, extra) in
        RemoteRule("not allowed: \(name)") { bench in
            let remote = try await bench.openRemote(extra.map { [$0] } ?? [])
            let outcome = try await remote.apply(RemoteOperation(1, by: author, .init(kind, 1, to: #"{"x":1}"#)))
            let refusal = RemoteRefusal(reason: .notAllowed, kind: kind, subject: .sample(1), detail: "")
            #expect(outcome == .rejected(refusal))
            #expect(try await remote.records().isEmpty)
        }
    }

    /// Workstations know what the record is; see ``StepReplay``.
    private static let spoiled: [RemoteRule] = [nil, "{}", #"{"role":7}"#, #"{"role":"zzz","left_at":"x"}"#].map {
        body in
        RemoteRule("allowed: somebody whose own record is \(body ?? "gone")") { bench in
            let remote = try await bench.openRemote([RemoteRecord("staff", 14, 2, body)])
            let write = RemoteOperation(1, by: Staff.ID(.sample(14)), .init("product", 1, to: #"{"x":1}"#))
            #expect(try await remote.apply(write).isApplied)
        }
    }

    private static let numbers: [RemoteRule] = [
        RemoteRule("a number is there once in its kind, as long as it is in use") { bench in
            let remote = try await bench.openRemote([RemoteRecord("order", 1, 1, #"{"number":5}"#)])
            let second = RemoteOperation(1, .init("order", 2, to: #"{"number":5}"#))
            let taken = RemoteRefusal(reason: .numberTaken, kind: "order", subject: .sample(2), detail: "")
            #expect(try await remote.apply(second) == .rejected(taken))
            #expect(try await remote.apply(RemoteOperation(2, .init("product", 2, to: #"{"number":5}"#))).isApplied)
            let gone = RemoteChange("order", 1, base: 1, #"{"number":5}"#, to: nil)
            #expect(try await remote.apply(RemoteOperation(3, gone)).isApplied)
            #expect(try await remote.apply(RemoteOperation(6, .init("order", 2, to: #"{"number":5}"#))).isApplied)
            let without = RemoteOperation(4, .init("order", 3, to: #"{"number":null}"#), .init("order", 4, to: "{}"))
            #expect(try await remote.apply(without).isApplied)
            let another = RemoteOperation(5, .init("order", 5, to: #"{"number":null}"#))
            #expect(try await remote.apply(another).isApplied)
        },
        RemoteRule("two records of one write cannot have the same number") { bench in
            let remote = try await bench.openRemote()
            let both = RemoteOperation(
                1, .init("order", 1, to: #"{"number":5}"#), .init("order", 2, to: #"{"number":5}"#))
            #expect(try await remote.apply(both).reason == .numberTaken)
            #expect(try await remote.records().isEmpty)
        },
        RemoteRule("a counter never gets below zero, and nothing else of such a write is done") { bench in
            let remote = try await bench.openRemote([product])
            let tooMuch = RemoteOperation(
                1, .init("order", 7, to: "{}"),
                .init("product", 1, base: 1, #"{"name":"Gauze","stock":10}"#, to: #"{"name":"Gauze","stock":-1}"#))
            let shortage = RemoteRefusal(reason: .shortage, kind: "product", subject: .sample(1), detail: "")
            #expect(try await remote.apply(tooMuch) == .rejected(shortage))
            let less = RemoteOperation(2, .init("product", 2, to: #"{"stock":-1}"#))
            #expect(try await remote.apply(less).reason == .shortage)
            #expect(try await remote.records() == [product])
        },
    ]
}
