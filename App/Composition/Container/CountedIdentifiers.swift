import Domain
import Foundation
import Synchronization

/// Counts for the journal how many writes were tried and how many of them were granted.
nonisolated final class CountedIdentifiers: IdentifierSource {
    private let source: any IdentifierSource
    private let taken = Atomic(0)
    private let grants = Atomic(0)

    /// Counts the identities of another source.
    init(_ source: any IdentifierSource) {
        self.source = source
    }

    /// How many identities were taken so far: each is a write that was tried for the first time.
    var tried: Int { taken.load(ordering: .relaxed) }

    /// How many writes were granted so far.
    var granted: Int { grants.load(ordering: .relaxed) }

    func next() -> UUID {
        taken.add(1, ordering: .relaxed)
        return source.next()
    }

    func granted(_ identifier: UUID) {
        grants.add(1, ordering: .relaxed)
    }
}
