/// The write that someone is trying to get done: what they ask for, and the operation under which they ask.
///
/// A try can fail after it was carried out: the answer is lost, not the write. Who tries again asks for the same thing,
/// so it has to be the same operation, which a repository applies once. Another request, or the same one after it was
/// granted, is another operation. An attempt lives as long as the draft that it is made from.
package struct IdempotencyKey: Hashable, Sendable {
    // Not generic: looking up a type for each kind of request would cost more than the comparison of two.
    private var underWay: (request: any Hashable & Sendable, operation: OperationID, source: any IdentifierSource)?

    /// Nothing is being tried.
    package init() {}

    /// The operation for a try.
    ///
    /// - Parameters:
    ///   - request: what is asked for, and nothing that changes without anybody asking for something else, such as the
    ///     version that a screen shows. Never a secret: it is kept until it was granted.
    ///   - identifiers: where a new operation comes from.
    /// - Returns: the operation of the try before, where that asked for the same and was not granted; else a new one.
    package mutating func operation(
        for request: some Hashable & Sendable, from identifiers: any IdentifierSource
    ) -> OperationID {
        if let underWay, AnyHashable(underWay.request) == AnyHashable(request) { return underWay.operation }
        let operation = OperationID(identifiers.next())
        underWay = (request, operation, identifiers)
        return operation
    }

    /// The operation for a try where there is one thing only that can be asked for.
    package mutating func operation(from identifiers: any IdentifierSource) -> OperationID {
        operation(for: true, from: identifiers)
    }

    /// Notes that an operation was granted, and tells where it came from: whoever asks for the same now means it once
    /// more. An operation that is no longer tried does not matter.
    package mutating func succeeded(_ operation: OperationID) {
        guard let granted = underWay, granted.operation == operation else { return }
        granted.source.granted(operation.rawValue)
        underWay = nil
    }
}

extension IdempotencyKey {
    /// Whether both try the same operation: an operation stands for one request.
    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.underWay?.operation == rhs.underWay?.operation }

    /// Hashes the operation.
    package func hash(into hasher: inout Hasher) { hasher.combine(underWay?.operation) }
}
