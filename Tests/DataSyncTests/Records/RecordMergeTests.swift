import Support
import Testing

@testable import Data
@testable import DataSync

/// The merge of a write with a record that changed meanwhile.
@Suite struct RecordMergeTests {
    private let fields = RecordMerge(.patient)
    private let never = RecordMerge(.order)
    private let counting = RecordMerge(.product)

    private func image(_ fields: [String: String]) -> RecordImage { RecordImage(fields: fields) }

    @Test func `different fields are both kept`() {
        let outcome = fields.merge(
            before: image(["a": "1", "b": "1"]), after: image(["a": "2", "b": "1"]), onto: image(["a": "1", "b": "3"]))
        #expect(outcome == .merged(image(["a": "2", "b": "3"])))
    }

    @Test func `the same field is for a person`() {
        let outcome = fields.merge(before: image(["a": "1"]), after: image(["a": "2"]), onto: image(["a": "3"]))
        #expect(outcome == .contested(["a"]))
    }

    @Test func `the same change twice is one change`() {
        let outcome = fields.merge(
            before: image(["a": "1", "b": "1"]), after: image(["a": "2", "b": "2"]), onto: image(["a": "2", "b": "1"]))
        #expect(outcome == .merged(image(["a": "2", "b": "2"])))
    }

    @Test func `a kind that never merges takes a write only onto what it was made on`() {
        let (before, after) = (image(["a": "1", "b": "1"]), image(["a": "2", "b": "1"]))
        #expect(never.merge(before: before, after: after, onto: before) == .merged(after))
        #expect(never.merge(before: before, after: after, onto: after) == .merged(after))
        #expect(
            never.merge(before: before, after: after, onto: image(["a": "1", "b": "2"])) == .contested(["a", "b"]))
    }

    @Test func `counters are added up, even if both reached the same count`() {
        let (before, after) = (image(["stock": "10"]), image(["stock": "8"]))
        for (theirs, sum) in [("10", "8"), ("7", "5"), ("8", "6"), ("1", "-1")] {
            #expect(
                counting.merge(before: before, after: after, onto: image(["stock": theirs]))
                    == .merged(image(["stock": sum])))
        }
    }

    @Test func `a counter that a record does not have is none`() {
        let (some, none) = (image(["stock": "2"]), image(["name": "Gauze"]))
        for (before, after, theirs, sum) in [(none, some, "5", "7"), (some, none, "5", "3"), (none, none, "5", "5")] {
            let laid = counting.laid(before: before, after: after, over: image(["stock": theirs]))
            #expect(laid?.fields["stock"] == sum)
        }
        #expect(counting.laid(before: none, after: some, over: none)?.fields["stock"] == "2")
    }

    @Test func `a record that one deleted and the other changed is for a person`() {
        let record = image(["a": "1"])
        #expect(fields.merge(before: record, after: nil, onto: image(["a": "2"])) == .contested([]))
        #expect(fields.merge(before: record, after: image(["a": "2"]), onto: nil) == .contested([]))
        #expect(fields.merge(before: record, after: nil, onto: nil) == .merged(nil))
        #expect(fields.merge(before: nil, after: record, onto: image(["a": "2"])) == .contested([]))
        #expect(fields.merge(before: nil, after: record, onto: nil) == .merged(record))
    }

    @Test(arguments: 0..<200)
    func `two writes that merge give the same record in either order`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func some() -> RecordImage {
            let names = ["name", "price", "stock"]
            return image(
                Dictionary(uniqueKeysWithValues: names.map { ($0, "\(Int.random(in: 0...2, using: &random))") }))
        }
        let (base, one, other) = (some(), some(), some())
        let first = counting.merge(before: base, after: one, onto: other)
        let second = counting.merge(before: base, after: other, onto: one)
        #expect(first == second, "seed \(seed)")
    }
}
