import Domain
import Foundation
import Synchronization

/// Identities that count from one, so that a test can name them.
package final class SequentialIdentifiers: IdentifierSource {
    private let last = Mutex(0)

    /// A source whose first identity ends in 1.
    package init() {}

    /// The next identity.
    package func next() -> UUID {
        .sample(
            last.withLock { last in
                last += 1
                return last
            })
    }
}

extension UUID {
    /// The identity with a number at its end.
    package static func sample(_ number: Int) -> UUID {
        withUnsafeBytes(of: (UInt64(0x7000).bigEndian, (UInt64(1) << 63 | UInt64(number)).bigEndian)) {
            UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
        }
    }
}
