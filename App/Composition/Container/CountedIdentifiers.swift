import Domain
import Foundation
import Synchronization

/// Counts how many identities were taken: whether something was to be saved between two moments.
nonisolated final class CountedIdentifiers: IdentifierSource {
    private let source: any IdentifierSource
    private let taken = Atomic(0)

    /// Counts the identities of another source.
    init(_ source: any IdentifierSource) {
        self.source = source
    }

    /// How many were taken so far.
    var count: Int { taken.load(ordering: .relaxed) }

    func next() -> UUID {
        taken.add(1, ordering: .relaxed)
        return source.next()
    }
}
