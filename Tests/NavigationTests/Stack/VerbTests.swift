import Navigation
import Testing

@Suite("The verbs of a stack")
struct VerbTests {
    struct Row: CustomTestStringConvertible {
        let before: String
        let verb: Verb
        let after: String

        init(_ before: String, _ verb: Verb, _ after: String) {
            (self.before, self.verb, self.after) = (before, verb, after)
        }

        var testDescription: String { "\(verb) makes \(before) \(after)" }
    }

    private static let rows: [Row] = [
        // Deeper, but never the current route twice.
        Row("a", .push(.b), "ab"), Row("ab", .push(.c), "abc"), Row("ab", .push(.a), "aba"),
        Row("ab", .push(.b), "ab"), Row("a", .push(.a), "a"),
        // Back, but never past the root.
        Row("abc", .pop, "ab"), Row("ab", .pop, "a"), Row("a", .pop, "a"),
        // Back to a route: to its topmost place, which may be the root.
        Row("abc", .popTo(.b), "ab"), Row("abcbc", .popTo(.b), "abcb"), Row("abc", .popTo(.c), "abc"),
        Row("abc", .popTo(.a), "a"), Row("abac", .popTo(.a), "aba"), Row("ab", .popTo(.c), "ab"),
        Row("a", .popTo(.a), "a"), Row("a", .popTo(.b), "a"),
        Row("abc", .popToRoot, "a"), Row("a", .popToRoot, "a"),
        // Replacing the top; the root is kept, and is not shown twice.
        Row("abc", .replaceTop(.b), "abb"), Row("ab", .replaceTop(.c), "ac"), Row("ab", .replaceTop(.b), "ab"),
        Row("a", .replaceTop(.b), "ab"), Row("a", .replaceTop(.a), "a"),
        // Another visit to the current route, on request.
        Row("ab", .pushDuplicate(.b), "abb"), Row("a", .pushDuplicate(.a), "aa"),
        // A number of places back, as far as possible.
        Row("abc", .popCount(1), "ab"), Row("abc", .popCount(2), "a"), Row("abc", .popCount(.max), "a"),
        Row("abc", .popCount(0), "abc"), Row("abc", .popCount(.min), "abc"), Row("a", .popCount(1), "a"),
        Row("abcc", .popWhile(.c), "ab"), Row("abcb", .popWhile(.c), "abcb"), Row("aaa", .popWhile(.a), "a"),
        // To the front, from any place above the root; a push if it is not in the stack.
        Row("abc", .bringToFront(.b), "acb"), Row("abcbc", .bringToFront(.b), "abccb"),
        Row("abc", .bringToFront(.c), "abc"), Row("ab", .bringToFront(.c), "abc"), Row("ab", .bringToFront(.a), "aba"),
        Row("a", .bringToFront(.a), "a"),
        // All at once.
        Row("abc", .become([.c, .b]), "acb"), Row("abc", .become([.b, .c]), "abc"), Row("abc", .become([]), "a"),
    ]

    // holds: flow-pop-to-root
    @Test(arguments: rows) func `a verb leads where its table says, and says whether anything changed`(_ row: Row) {
        let before = RouteStack(row.before)
        var stack = before
        let changed = row.verb.apply(to: &stack)
        #expect(stack.routes == row.after)
        #expect(changed == (row.before != row.after))
        #expect(changed || stack == before)
    }

    @Test func `a place brought to the front is the same visit, and so are those it passed`() {
        var stack = RouteStack("abc")
        stack.bringToFront(.b)
        #expect(stack.numbers == [1, 3, 2])
        stack.push(.c)
        #expect(stack.numbers == [1, 3, 2, 4])
    }

    @Test func `a new stack shows its root and nothing else`() {
        let stack = RouteStack(StackID(3), root: Spot.b)
        #expect(stack.top == stack.root)
        #expect(stack.root.route == .b)
        #expect(stack.places == [stack.root])
        #expect(stack.path == [])
        #expect(stack.root.id.description == "#3.1")
    }

    @Test func `starting over always changes something: it is a first visit to this root`() {
        var stack = RouteStack("a")
        let root = stack.root
        let hasChanged = stack.reset()
        #expect(hasChanged)
        #expect(stack.root != root && stack.root.route == root.route && stack.path == [])
    }

    @Test func `the path is everything above the root, and the top is its last place`() {
        let stack = RouteStack("abca")
        #expect(stack.path == [.b, .c, .a])
        #expect(stack.top.route == .a)
        #expect(stack.top != stack.root)
    }
}
