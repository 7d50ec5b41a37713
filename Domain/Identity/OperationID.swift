import Foundation

/// The identity of one intended write.
///
/// A repository applies an operation at most once: asking again with the same id, after a lost answer for example,
/// returns what the first attempt saved.
package struct OperationID: Hashable, Sendable {
    /// The UUID behind the identity.
    package let rawValue: UUID

    /// Wraps a UUID that came from an ``IdentifierSource`` or from storage.
    package init(_ rawValue: UUID) {
        self.rawValue = rawValue
    }
}
