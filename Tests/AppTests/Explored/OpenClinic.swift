import Data
import Domain
import Foundation
import Synchronization

@testable import App

/// An open clinic: the app's dependencies on it, and a way to copy it.
final class OpenClinic {
    /// The app's dependencies.
    let container: DependencyContainer

    /// The clinic's store.
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

    /// A separate copy of this clinic, with nobody signed in.
    ///
    /// - Throws: a storage error.
    func copy() throws(AppError) -> OpenClinic { try makeCopy() }
}

/// Identities that count up, so that repeating an action gives the same result.
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

    /// A source that repeats the identities from here on.
    func copy() -> NumberedIdentifiers {
        NumberedIdentifiers(after: last.withLock { $0 })
    }
}
