import Domain

/// Sees to it that the station has short numbers to give out, also while the remote is away: before a block runs out there
/// is the next one.
struct NumberLeases: Sendable {
    /// How many numbers a block has, and how few may be left of one before another is leased.
    static let (size, few) = (200, 100)

    let remote: any Remote
    let writer: Writer
    let identifiers: any IdentifierSource

    /// A lease whose answer is lost leaves a gap in the numbers, and nothing else.
    func renew() async throws(AppError) {
        for block in NumberBlock.leased {
            let isNeeded = try await writer.write { connection throws(AppError) in
                try block.left(in: connection) < Self.few
            }
            guard isNeeded else { continue }
            let numbers = try await remote.leaseNumbers(
                of: block.rawValue, count: Self.size, operation: OperationID(identifiers.next()))
            try await writer.write { connection throws(AppError) in try block.add(numbers, in: connection) }
        }
    }
}
