import Testing

@testable import Data
@testable import DataSync

/// One change of one record: the state before, the change, and the outcome.
private struct Decision: Sendable {
    let name: String
    var kind = "product"
    /// The version and the body before.
    let there: (version: Int, body: String?)?
    let base: Int
    let before: String?
    let after: String?
    let outcome: @Sendable (RemoteRecord) -> RemoteOutcome
    /// The record afterwards, if it changed.
    var now: (version: Int, body: String?)?

    static func applied(
        _ name: String, kind: String = "product", there: (Int, String?)? = nil, base: Int = 0, _ before: String? = nil,
        to after: String?, now: (version: Int, body: String?)
    ) -> Decision {
        Decision(
            name: name, kind: kind, there: there, base: base, before: before, after: after,
            outcome: { .applied([$0]) }, now: now)
    }

    static func conflict(
        _ name: String, kind: String = "product", there: (Int, String?)? = nil, base: Int = 0, _ before: String? = nil,
        to after: String?
    ) -> Decision {
        Decision(
            name: name, kind: kind, there: there, base: base, before: before, after: after,
            outcome: { .conflict([$0]) })
    }

    static let all = inserting + updating + merging + counting + unmerged + deleting

    private static let inserting: [Decision] = [
        applied("a new record", to: #"{"name":"a"}"#, now: (1, #"{"name":"a"}"#)),
        applied("the same new record", there: (3, #"{"name":"a"}"#), to: #"{"name":"a"}"#, now: (3, #"{"name":"a"}"#)),
        conflict("another new record", there: (1, #"{"name":"b"}"#), to: #"{"name":"a"}"#),
        applied("a record that was deleted, knowingly", there: (2, nil), base: 2, to: "{}", now: (3, "{}")),
        conflict("a record that was deleted, unknowingly", there: (2, nil), to: "{}"),
        applied("a record that the remote does not know any more", base: 7, to: "{}", now: (1, "{}")),
    ]

    private static let updating: [Decision] = [
        applied(
            "a change of what is there", there: (4, #"{"name":"a","note":"n"}"#), base: 4, #"{"name":"a","note":"n"}"#,
            to: #"{"name":"b"}"#, now: (5, #"{"name":"b"}"#)),
        applied(
            "nothing", there: (4, #"{"name":"a"}"#), base: 4, #"{"name":"a"}"#, to: #"{"name":"a"}"#,
            now: (4, #"{"name":"a"}"#)),
        conflict(
            "a change of what was not seen, whatever its base says", there: (5, #"{"name":"theirs"}"#), base: 5,
            #"{"name":"a"}"#, to: #"{"name":"mine"}"#),
        conflict("a change of what was deleted", there: (5, nil), base: 4, #"{"name":"a"}"#, to: #"{"name":"b"}"#),
        conflict("a change of what never was", base: 4, #"{"name":"a"}"#, to: #"{"name":"b"}"#),
    ]

    private static let merging: [Decision] = [
        applied(
            "another field than theirs", there: (2, #"{"name":"a","note":"theirs"}"#), base: 1,
            #"{"name":"a","note":"n"}"#, to: #"{"name":"mine","note":"n"}"#,
            now: (3, #"{"name":"mine","note":"theirs"}"#)),
        applied(
            "the same field to the same value", there: (2, #"{"name":"new","x":1}"#), base: 1, #"{"name":"a"}"#,
            to: #"{"name":"new","y":2}"#, now: (3, #"{"name":"new","x":1,"y":2}"#)),
        applied(
            "the very same change", there: (2, #"{"name":"new"}"#), base: 1, #"{"name":"a"}"#, to: #"{"name":"new"}"#,
            now: (2, #"{"name":"new"}"#)),
        conflict(
            "the same field to another value", there: (2, #"{"name":"theirs"}"#), base: 1, #"{"name":"a"}"#,
            to: #"{"name":"mine"}"#),
        applied(
            "a field away, beside theirs", there: (2, #"{"name":"theirs","note":"n"}"#), base: 1,
            #"{"name":"a","note":"n"}"#, to: #"{"name":"a"}"#, now: (3, #"{"name":"theirs"}"#)),
        conflict(
            "a field away that they changed", there: (2, #"{"note":"theirs"}"#), base: 1, #"{"note":"n"}"#, to: "{}"),
        conflict("a field that they took away", there: (2, "{}"), base: 1, #"{"note":"n"}"#, to: #"{"note":"m"}"#),
        conflict("a new field that is another's, too", there: (2, #"{"x":1}"#), base: 1, "{}", to: #"{"x":2}"#),
        applied(
            "a list, as a whole", there: (2, #"{"a":[1],"b":1}"#), base: 1, #"{"a":[1],"b":0}"#,
            to: #"{"a":[2],"b":0}"#,
            now: (3, #"{"a":[2],"b":1}"#)),
    ]

    private static let counting: [Decision] = [
        applied(
            "a counter, from what is there", there: (3, #"{"name":"a","stock":6}"#), base: 3,
            #"{"name":"a","stock":10}"#,
            to: #"{"name":"a","stock":9}"#, now: (4, #"{"name":"a","stock":5}"#)),
        applied(
            "a counter that they changed, beside their name", there: (2, #"{"name":"theirs","stock":7}"#), base: 1,
            #"{"name":"a","stock":10}"#, to: #"{"name":"a","stock":8}"#, now: (3, #"{"name":"theirs","stock":5}"#)),
        applied(
            "a counter to the value that it has for another reason", there: (2, #"{"stock":8}"#), base: 1,
            #"{"stock":10}"#, to: #"{"stock":8}"#, now: (3, #"{"stock":6}"#)),
        applied(
            "a counter to zero", there: (1, #"{"stock":2}"#), base: 1, #"{"stock":2}"#, to: #"{"stock":0}"#,
            now: (2, #"{"stock":0}"#)),
    ]

    private static let unmerged: [Decision] = [
        applied(
            "an order as it was seen", kind: "order", there: (2, #"{"state":"paid"}"#), base: 2, #"{"state":"paid"}"#,
            to: #"{"state":"packed"}"#, now: (3, #"{"state":"packed"}"#)),
        conflict(
            "another field of an order", kind: "order", there: (2, #"{"state":"paid","x":1}"#), base: 1,
            #"{"state":"paid"}"#, to: #"{"state":"paid","y":2}"#),
        applied(
            "an order to what it is", kind: "order", there: (2, #"{"state":"paid"}"#), base: 1, #"{"state":"placed"}"#,
            to: #"{"state":"paid"}"#, now: (2, #"{"state":"paid"}"#)),
        applied(
            "an order that is again as it was seen", kind: "order", there: (4, #"{"state":"paid"}"#), base: 2,
            #"{"state":"paid"}"#, to: #"{"state":"packed"}"#, now: (5, #"{"state":"packed"}"#)),
    ]

    private static let deleting: [Decision] = [
        applied("what is there away", there: (2, #"{"x":1}"#), base: 2, #"{"x":1}"#, to: nil, now: (3, nil)),
        conflict("what was not seen away", there: (2, #"{"x":2}"#), base: 2, #"{"x":1}"#, to: nil),
        conflict("what they changed away", there: (3, #"{"x":2}"#), base: 2, #"{"x":1}"#, to: nil),
        applied("what is away already", there: (3, nil), base: 2, #"{"x":1}"#, to: nil, now: (3, nil)),
        applied("what never was away", base: 2, #"{"x":1}"#, to: nil, now: (0, nil)),
    ]
}

extension RemoteContract {
    static let deciding = Decision.all.map { decision in
        RemoteRule("\(decision.now == nil ? "conflict" : "applied"): \(decision.name)") { bench in
            let there = decision.there.map { RemoteRecord(decision.kind, 1, $0.version, $0.body) }
            let remote = try await bench.openRemote(there.map { [$0] } ?? [])
            let change = RemoteChange(decision.kind, 1, base: decision.base, decision.before, to: decision.after)
            let now = decision.now.map { RemoteRecord(decision.kind, 1, $0.version, $0.body) } ?? there
            let outcome = try await remote.apply(RemoteOperation(1, change))
            #expect(outcome == decision.outcome(now?.plain ?? RemoteRecord(decision.kind, 1, 0, nil)))
            #expect(try await remote.records() == [now?.plain].compactMap(\.self).filter { $0.version > 0 })
        }
    }
}
