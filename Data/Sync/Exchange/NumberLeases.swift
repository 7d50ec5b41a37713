import Data
import Domain

/// Keeps short numbers in stock for times without the remote: leases the next block before one runs out.
struct NumberLeases: Sendable {
    /// How many numbers a block has, and how few may be left of one before another is leased.
    static let (size, few) = (200, 100)
    /// No remote leases more at once.
    private static let most = 1_000_000

    let remote: any Remote
    let writer: Writer
    let identifiers: any IdentifierSource

    /// A lease whose answer is lost leaves a gap in the numbers, and nothing else.
    func renew() async throws(AppError) {
        for block in NumberBlock.leased {
            let highest = try await writer.write { connection throws(AppError) -> Int? in
                guard try block.left(in: connection) < Self.few else { return nil }
                return try block.highest(in: connection)
            }
            guard let highest else { continue }
            let numbers = try await lease(block, above: highest)
            try await writer.write { connection throws(AppError) in
                try block.add(numbers, in: connection)
                try RemoteRow.update(in: connection) { $0.cursor = $0.cursor.behindAnswers }
            }
        }
    }

    /// Used numbers are leased again only by a remote that was restored: it is told to continue after them.
    private func lease(_ block: NumberBlock, above highest: Int) async throws(AppError) -> ClosedRange<Int> {
        var numbers = try await lease(block, Self.size)
        while numbers.upperBound <= highest {
            numbers = try await lease(block, min(Self.most, highest - numbers.upperBound + Self.size))
        }
        return max(numbers.lowerBound, highest + 1)...numbers.upperBound
    }

    private func lease(_ block: NumberBlock, _ count: Int) async throws(AppError) -> ClosedRange<Int> {
        try await remote.leaseNumbers(of: block.rawValue, count: count, operation: OperationID(identifiers.next()))
    }
}
