import FoundationEssentials

/// The identity of one intended write.
///
/// A repository applies an operation at most once. Repeating it with the same id, for example after a lost answer,
/// changes nothing and returns the saved value as it is now. An id that is reused for something else is refused as
/// ``AppError/unexpected(_:)``. ``IdempotencyKey`` makes them.
package struct OperationID: Hashable, Sendable {
    /// The UUID behind the identity.
    package let rawValue: UUID

    /// Wraps a UUID that came from an ``IdentifierSource`` or from storage.
    package init(_ rawValue: UUID) {
        self.rawValue = rawValue
    }
}
