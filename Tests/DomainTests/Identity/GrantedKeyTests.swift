import Domain
import Foundation
import Synchronization
import Testing

/// Where an operation came from hears that it was granted.
@Suite struct GrantedKeyTests {
    private final class Source: IdentifierSource {
        let heard = Mutex<[UUID]>([])

        func next() -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7)) }
        func granted(_ identifier: UUID) { heard.withLock { $0.append(identifier) } }
    }

    @Test func `a source hears once of an operation that was granted`() {
        let source = Source()
        var idempotencyKey = IdempotencyKey()
        let operation = idempotencyKey.operation(from: source)
        #expect(source.heard.withLock { $0 } == [])
        idempotencyKey.succeeded(operation)
        idempotencyKey.succeeded(operation)
        #expect(source.heard.withLock { $0 } == [operation.rawValue])
    }
}
