import Foundation

/// The identity of one intended write.
///
/// A repository applies an operation at most once: asking again with the same id, after a lost answer for example,
/// changes nothing and is answered with what was saved, as it is by then. An id that comes back with something else is
/// refused as ``AppError/unexpected(_:)``. ``IdempotencyKey`` is where they come from.
package struct OperationID: Hashable, Sendable {
    /// The UUID behind the identity.
    package let rawValue: UUID

    /// Wraps a UUID that came from an ``IdentifierSource`` or from storage.
    package init(_ rawValue: UUID) {
        self.rawValue = rawValue
    }
}
