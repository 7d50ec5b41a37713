import Domain

/// The operations that a fake has applied, with what they asked for.
struct AppliedOperations: Sendable {
    private var contents: [OperationID: any Hashable & Sendable] = [:]

    /// Whether an operation was applied before.
    ///
    /// - Throws: ``AppError/unexpected(_:)`` when it asked for something else then.
    func contains(_ id: OperationID, asking content: some Hashable & Sendable) throws(AppError) -> Bool {
        guard let before = contents[id] else { return false }
        guard AnyHashable(before) == AnyHashable(content) else { throw .unexpected("an operation id was used twice") }
        return true
    }

    /// Notes that an operation was applied.
    mutating func insert(_ id: OperationID, asking content: some Hashable & Sendable) {
        contents[id] = content
    }
}
