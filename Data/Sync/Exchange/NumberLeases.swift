import Data
import Domain

/// Keeps short numbers in stock for times without the remote: leases the next block before one runs out.
struct NumberLeases: Sendable {
    /// How many numbers a block has at least and at most. One more is leased when half of one is left.
    static let (size, largest) = (200, 2_000)
    /// No remote leases more at once.
    private static let most = 1_000_000

    let remote: any Remote
    let writer: Writer
    let identifiers: any IdentifierSource

    /// A lease whose answer is lost leaves a gap in the numbers, and nothing else.
    func renew() async throws(AppError) {
        for block in NumberBlock.leased {
            let size = try await writer.write { connection throws(AppError) -> Int? in
                let size = try block.stock(in: connection)
                return try block.left(in: connection) < size / 2 ? size : nil
            }
            guard let size else { continue }
            let numbers = try await lease(block, size)
            try await writer.write { connection throws(AppError) in
                try block.add(numbers, in: connection)
                try RemoteRow.update(in: connection) { $0.cursor = $0.cursor.behindAnswers }
            }
        }
    }

    /// Used numbers are leased again only by a remote that was restored: it is told to continue after them.
    ///
    /// - Returns: at most `count` numbers, and at least one.
    func lease(_ block: NumberBlock, _ count: Int) async throws(AppError) -> ClosedRange<Int> {
        let highest = try await writer.write { connection throws(AppError) in try block.highest(in: connection) }
        var numbers = try await ask(for: min(Self.most, count), of: block)
        while numbers.upperBound <= highest {
            numbers = try await ask(for: min(Self.most, highest - numbers.upperBound + count), of: block)
        }
        return max(numbers.lowerBound, highest + 1)...numbers.upperBound
    }

    private func ask(for count: Int, of block: NumberBlock) async throws(AppError) -> ClosedRange<Int> {
        try await remote.leaseNumbers(of: block.rawValue, count: count, operation: OperationID(identifiers.next()))
    }
}
