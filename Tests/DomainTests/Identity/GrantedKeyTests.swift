import Domain
import Foundation
import Synchronization
import Testing

/// The origin of an operation is notified of its success.
@Suite struct GrantedKeyTests {
    private final class Source: IdentifierSource {
        let heard = Mutex<[UUID]>([])

        func next() -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7)) }
        func granted(_ identifier: UUID) { heard.withLock { $0.append(identifier) } }
    }

    @Test func `a source is notified once of a successful operation`() {
        let source = Source()
        var idempotencyKey = IdempotencyKey()
        let operation = idempotencyKey.operation(from: source)
        #expect(source.heard.withLock { $0 } == [])
        idempotencyKey.succeeded(operation)
        idempotencyKey.succeeded(operation)
        #expect(source.heard.withLock { $0 } == [operation.rawValue])
    }
}
