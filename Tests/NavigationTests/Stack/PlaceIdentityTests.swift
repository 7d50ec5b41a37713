import Navigation
import Testing

@Suite("The identity of places")
struct PlaceIdentityTests {
    struct Row: CustomTestStringConvertible {
        let before: String
        let path: [Spot]
        let numbers: [Int]

        init(_ before: String, _ path: [Spot], _ numbers: [Int]) {
            (self.before, self.path, self.numbers) = (before, path, numbers)
        }

        var testDescription: String { "\(before) becomes a\(path.map(\.rawValue).joined())" }
    }

    @Test(
        arguments: [
            Row("abc", [.b, .c], [1, 2, 3]), Row("abc", [.b, .c, .a], [1, 2, 3, 4]), Row("abc", [.b], [1, 2]),
            Row("abc", [.b, .a], [1, 2, 4]), Row("abc", [.c, .c], [1, 4, 5]), Row("abc", [.c], [1, 4]),
            Row("abc", [], [1]), Row("abb", [.b], [1, 2]), Row("a", [.a, .a], [1, 2, 3]),
        ])
    func `what both paths begin with stays the same place; everything else is a new one`(_ row: Row) {
        var stack = RouteStack(row.before)
        stack.become(row.path)
        #expect(stack.path == row.path)
        #expect(stack.numbers == row.numbers)
    }

    @Test func `a place that is gone never comes back, even when its route does`() {
        var stack = RouteStack("ab")
        stack.pop()
        stack.push(.b)
        #expect(stack.numbers == [1, 3])
        stack.popToRoot()
        stack.push(.b)
        #expect(stack.numbers == [1, 4])
    }

    @Test func `a route replaced at the same depth is another place, and the one below stays`() {
        var stack = RouteStack("abc")
        stack.replaceTop(with: .a)
        #expect(stack.numbers == [1, 2, 4])
        stack.replaceTop(with: .c)
        #expect(stack.numbers == [1, 2, 5])
    }

    @Test func `the root is the same place for the life of the stack`() {
        var stack = RouteStack("a")
        let root = stack.root
        for verb in Verb.all + Verb.all.reversed() { verb.apply(to: &stack) }
        #expect(stack.places.first == root)
    }

    @Test func `starting over is a first visit to a root`() {
        var stack = RouteStack("abc")
        stack.reset()
        #expect(stack.path == [] && stack.root.route == .a)
        #expect(stack.numbers == [4])
        stack.push(.b)
        #expect(stack.numbers == [4, 5])
    }

    @Test func `places of two stacks are never the same, and say where they belong`() {
        let first = RouteStack(StackID(2), root: Spot.a)
        let second = RouteStack(StackID(5), root: Spot.a)
        #expect(first.root.id != second.root.id)
        #expect("\(first.root.id) \(second.root.id)" == "#2.1 #5.1")
    }
}
