/// The operation of a write that is being tried.
///
/// A try can fail after it was carried out: the answer is lost, not the write. Retrying the same request therefore
/// repeats the same operation, which a repository applies once. Another request, or the same one after it succeeded,
/// is a new operation. A key lives as long as the draft of its write.
package struct IdempotencyKey: Hashable, Sendable {
    // Not generic: looking up a type for each kind of request would cost more than the comparison of two.
    private var underWay: (request: any Hashable & Sendable, operation: OperationID, source: any IdentifierSource)?

    /// Creates a key without a try.
    package init() {}

    /// The operation for a try.
    ///
    /// - Parameters:
    ///   - request: everything that the user asks for, and nothing that changes by itself, such as the version on a
    ///     screen. Never a secret: it is kept until it succeeds.
    ///   - identifiers: the source of new operations.
    /// - Returns: the operation of the last try if that was the same request and did not succeed; otherwise a new one.
    package mutating func operation(
        for request: some Hashable & Sendable, from identifiers: any IdentifierSource
    ) -> OperationID {
        if let underWay, AnyHashable(underWay.request) == AnyHashable(request) { return underWay.operation }
        let operation = OperationID(identifiers.next())
        underWay = (request, operation, identifiers)
        return operation
    }

    /// The operation for a write with a single possible request.
    package mutating func operation(from identifiers: any IdentifierSource) -> OperationID {
        operation(for: true, from: identifiers)
    }

    /// Records that an operation succeeded, and tells its source: asking for the same again is a new write. Ignores an
    /// operation that is no longer tried.
    package mutating func succeeded(_ operation: OperationID) {
        guard let granted = underWay, granted.operation == operation else { return }
        granted.source.granted(operation.rawValue)
        underWay = nil
    }
}

extension IdempotencyKey {
    /// Whether both try the same operation.
    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.underWay?.operation == rhs.underWay?.operation }

    /// Hashes the operation.
    package func hash(into hasher: inout Hasher) { hasher.combine(underWay?.operation) }
}
