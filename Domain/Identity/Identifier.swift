import FoundationEssentials

/// The identity of one `Subject`: a UUID that is made once, never shown to people and never reused.
///
/// The phantom type keeps an order's identity from being passed where a seller's is meant.
package struct Identifier<Subject>: Hashable, Sendable {
    /// The UUID behind the identity; version 7 when this app made it, so newer ones sort later.
    package let rawValue: UUID

    /// Wraps a UUID that came from an ``IdentifierSource`` or from storage.
    package init(_ rawValue: UUID) {
        self.rawValue = rawValue
    }
}
