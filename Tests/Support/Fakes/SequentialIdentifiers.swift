import Domain
import Foundation
import Synchronization

/// Identities that count from one, so that a test can name them.
package final class SequentialIdentifiers: IdentifierSource {
    private let last: Mutex<Int>

    /// A source whose first identity ends in the number after `last`: 1 by default.
    package init(after last: Int = 0) {
        self.last = Mutex(last)
    }

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
