import FoundationEssentials

/// Where new identities come from; injected, so that tests and demonstrations can repeat themselves.
package protocol IdentifierSource: Sendable {
    /// A UUID that was never returned before.
    func next() -> UUID

    /// Hears that the write under an identity that came from here was granted.
    func granted(_ identifier: UUID)
}

extension IdentifierSource {
    /// Nothing: most sources do not care.
    package func granted(_ identifier: UUID) {}
}
