import Domain

/// The operations that a fake has applied, with their content.
struct AppliedOperations: Sendable {
    private var contents: [OperationID: any Hashable & Sendable] = [:]

    /// Whether an operation was applied before.
    ///
    /// - Throws: ``AppError/unexpected(_:)`` if its content was different then.
    func contains(_ id: OperationID, asking content: some Hashable & Sendable) throws(AppError) -> Bool {
        guard let before = contents[id] else { return false }
        guard AnyHashable(before) == AnyHashable(content) else { throw .unexpected("an operation id was used twice") }
        return true
    }

    /// Records an operation as applied.
    mutating func insert(_ id: OperationID, asking content: some Hashable & Sendable) {
        contents[id] = content
    }
}
