import Domain
import Support
import Testing

@Suite struct IdempotencyKeyTests {
    /// One step of a user with requests.
    enum Step: Hashable, Sendable {
        /// A request, with the number of its operation in the order of creation, from 1.
        case ask(String, is: Int)
        /// The success of an operation.
        case grant(Int)
    }

    @Test(
        arguments: [
            ("the same again is the same", [.ask("a", is: 1), .ask("a", is: 1), .ask("a", is: 1)]),
            ("something else is another", [.ask("a", is: 1), .ask("b", is: 2), .ask("b", is: 2)]),
            ("a request that was given up is a new operation", [.ask("a", is: 1), .ask("b", is: 2), .ask("a", is: 3)]),
            ("a request that succeeded is a new operation", [.ask("a", is: 1), .grant(1), .ask("a", is: 2)]),
            (
                "granted at the second try",
                [.ask("a", is: 1), .ask("a", is: 1), .grant(1), .ask("a", is: 2), .ask("a", is: 2)]
            ),
            ("a late answer ends no other try", [.ask("a", is: 1), .ask("b", is: 2), .grant(1), .ask("b", is: 2)]),
            ("granting twice is granting", [.ask("a", is: 1), .grant(1), .grant(1), .ask("b", is: 2)]),
        ] as [(String, [Step])])
    func `an operation belongs to what is asked until it is granted`(law: String, steps: [Step]) {
        let identifiers = SequentialIdentifiers()
        var (idempotencyKey, made): (IdempotencyKey, [OperationID]) = (IdempotencyKey(), [])
        for step in steps {
            switch step {
            case .ask(let request, let number):
                let operation = idempotencyKey.operation(for: request, from: identifiers)
                if !made.contains(operation) { made.append(operation) }
                #expect(made.firstIndex(of: operation) == number - 1, "\(law): \(step)")
            case .grant(let number): idempotencyKey.succeeded(made[number - 1])
            }
        }
    }

    @Test func `requests of two kinds are never the same`() {
        let identifiers = SequentialIdentifiers()
        var idempotencyKey = IdempotencyKey()
        let first = idempotencyKey.operation(for: "1", from: identifiers)
        #expect(idempotencyKey.operation(for: 1, from: identifiers) != first)
    }

    @Test func `where there is only one request, it is one operation until it succeeds`() {
        let identifiers = SequentialIdentifiers()
        var idempotencyKey = IdempotencyKey()
        let first = idempotencyKey.operation(from: identifiers)
        #expect(idempotencyKey.operation(from: identifiers) == first)
        idempotencyKey.succeeded(first)
        #expect(idempotencyKey.operation(from: identifiers) != first)
    }
}
