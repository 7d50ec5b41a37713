import Data
import Domain
import Foundation
import Synchronization

@testable import App

/// A clinic that is open: what the app is composed of on it, and the way to a copy of it as it is at present.
final class OpenClinic {
    /// What the app is composed of.
    let container: DependencyContainer

    /// What keeps it.
    let store: ClinicStore

    private let makeCopy: () throws(AppError) -> OpenClinic

    /// An open clinic by its parts.
    init(
        container: DependencyContainer, store: ClinicStore, copy: @escaping () throws(AppError) -> OpenClinic
    ) {
        self.container = container
        self.store = store
        makeCopy = copy
    }

    /// A clinic of its own that keeps what this one keeps now; nobody is signed in there.
    ///
    /// - Throws: a storage error.
    func copy() throws(AppError) -> OpenClinic { try makeCopy() }
}

/// Identities that count, so that doing the same again makes the same.
nonisolated final class NumberedIdentifiers: IdentifierSource {
    private let last: Mutex<UInt64>

    /// Identities after a number.
    init(after last: UInt64 = 0) {
        self.last = Mutex(last)
    }

    func next() -> UUID {
        let number = last.withLock { last in
            last += 1
            return last
        }
        return withUnsafeBytes(of: (UInt64(0x7000).bigEndian, (1 << 63 | number).bigEndian)) {
            UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
        }
    }

    /// The same identities from here on once more.
    func copy() -> NumberedIdentifiers {
        NumberedIdentifiers(after: last.withLock { $0 })
    }
}
