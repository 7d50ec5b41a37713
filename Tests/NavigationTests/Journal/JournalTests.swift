import Navigation
import Testing

/// The journal alone, with words for changes and causes.
@Suite struct JournalTests {
    private typealias Sample = Journal<String, String>

    private func journal(_ steps: [(String, [String])]) -> Journal<String, String> {
        var journal = Sample()
        for (cause, changes) in steps {
            journal.begin(cause)
            for change in changes { journal.record(change, .step, otherwise: "nobody") }
        }
        journal.end()
        return journal
    }

    @Test func `a step has all changes from its beginning to its end, with its cause`() {
        let journal = journal([("one", ["a", "b"]), ("two", ["c"])])
        #expect(journal.steps.map(\.cause) == ["one", "two"])
        #expect(journal.steps.map(\.changes) == [["a", "b"], ["c"]])
    }

    @Test func `a beginning after which nothing changes is no step`() {
        #expect(journal([("one", []), ("two", ["a"])]).steps.map(\.cause) == ["two"])
    }

    @Test func `a change outside of a step is a step of its own`() {
        var journal = journal([("one", ["a"])])
        journal.record("b", .step, otherwise: "nobody")
        journal.end()
        journal.record("c", .step, otherwise: "nobody")
        #expect(journal.steps.map(\.cause) == ["one", "nobody", "nobody"])
    }

    @Test func `steps are undone from the last one on, and redone in their order`() {
        var (journal, walk) = (journal([("one", ["a"]), ("two", ["b"]), ("three", ["c"])]), [Int?]())
        for _ in 0..<2 {
            walk.append(journal.undoable)
            journal.beginUndo("undo")
            journal.record("back", .step, otherwise: "nobody")
        }
        for _ in 0..<2 {
            walk.append(journal.redoable)
            journal.beginRedo("redo")
            journal.record("again", .step, otherwise: "nobody")
        }
        journal.end()
        #expect(walk == [2, 1, 1, 2])
        #expect(journal.redoable == nil)
        #expect(journal.undoable == 2)
        #expect(journal.steps.map(\.cause) == ["one", "two", "three", "undo", "undo", "redo", "redo"])
    }

    @Test func `a step of several changes is undone once`() {
        var journal = journal([("one", ["a"]), ("two", ["b", "c"])])
        journal.beginUndo("undo")
        #expect(journal.undoable == 0)
    }

    @Test func `there is nothing to undo or redo at the start`() {
        var journal = Sample()
        let begun = [journal.beginUndo("undo"), journal.beginRedo("redo")]
        #expect(begun == [false, false])
        #expect(journal.undoable == nil)
        #expect(journal.redoable == nil)
    }

    @Test func `a new step lets nothing be redone`() {
        var journal = journal([("one", ["a"])])
        journal.beginUndo("undo")
        journal.record("back", .step, otherwise: "nobody")
        journal.begin("two")
        journal.record("b", .step, otherwise: "nobody")
        #expect(journal.redoable == nil)
        #expect(journal.undoable == 2)
    }

    @Test func `a dependent change cannot be undone alone`() {
        var journal = journal([("one", ["a"])])
        journal.begin("two")
        journal.record("question", .aside, otherwise: "nobody")
        #expect(journal.undoable == 0)
    }

    @Test(arguments: [["a", "barrier"], ["barrier", "a"]])
    func `nothing of a step with a barrier and before it is undone`(changes: [String]) {
        var journal = journal([("one", ["a"]), ("two", ["b"])])
        journal.beginUndo("undo")
        journal.begin("three")
        for change in changes {
            journal.record(change, change == "barrier" ? .barrier : .step, otherwise: "nobody")
        }
        #expect(journal.undoable == nil)
        #expect(journal.redoable == nil)
        journal.begin("four")
        journal.record("c", .step, otherwise: "nobody")
        #expect(journal.undoable == 3)
    }
}
