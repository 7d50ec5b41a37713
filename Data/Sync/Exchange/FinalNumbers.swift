import Data
import Domain
import FoundationEssentials

/// Gives records with provisional numbers their final ones, before anything that names them is sent.
struct FinalNumbers: Sendable {
    let leases: NumberLeases
    let writer: Writer

    /// How many records are one transaction, and one entry of the log.
    private static let together = 50

    /// Leases as many numbers as are missing. A run that is interrupted leaves a gap in the numbers, and the rest for
    /// the next one.
    ///
    /// - Returns: whether there were any.
    func give() async throws(AppError) -> Bool {
        let missing = try await writer.write { connection throws(AppError) in try Self.missing(in: connection) }
        guard !missing.isEmpty else { return false }
        // What is registered meanwhile gets a final one at once.
        try await leases.renew()
        for (numbers, count) in missing {
            var leased = Array(try await leases.lease(numbers.block, count))[...]
            while !leased.isEmpty {
                let batch = leased.prefix(Self.together)
                let given = try await writer.renumber { connection throws(AppError) in
                    try RemoteRow.update(in: connection) { $0.cursor = $0.cursor.behindAnswers }
                    return try Self.give(batch, to: numbers, in: connection)
                }
                leased = given < batch.count ? [] : leased.dropFirst(given)
            }
        }
        return true
    }

    /// The numbers after all others become those of the records, in a clinic that is not at any remote.
    static func giveOwn(in connection: Connection) throws(AppError) {
        for (numbers, count) in try missing(in: connection) {
            let highest = try numbers.block.highest(in: connection)
            _ = try give(ArraySlice(highest + 1...highest + count), to: numbers, in: connection)
            try numbers.block.skip(to: highest + count + 1, in: connection)
        }
    }

    private static func give(
        _ leased: ArraySlice<Int>, to numbers: Renumbering, in connection: Connection
    ) throws(AppError) -> Int {
        let records = try connection.rows(
            "SELECT id, number FROM \(numbers.block.table) WHERE number > ? ORDER BY number LIMIT ?",
            [.integer(ProvisionalNumber.base), .integer(leased.count)]
        ) { row throws(AppError) in (id: try row.identity(0), number: try row.integer(1)) }
        for (record, number) in zip(records, leased) {
            try numbers.renumber(record.id, from: record.number, to: number, in: connection)
        }
        return records.count
    }

    /// How many final numbers are missing of each kind.
    private static func missing(in connection: Connection) throws(AppError) -> [(Renumbering, count: Int)] {
        try Renumbering.all.map { numbers throws(AppError) in
            (
                numbers,
                try connection.first(
                    "SELECT count(*) FROM \(numbers.block.table) WHERE number > ?", [.integer(ProvisionalNumber.base)]
                ) { row throws(AppError) in try row.integer(0) } ?? 0
            )
        }.filter { $0.1 > 0 }
    }

    /// Whether a queued write names a provisional number: one may have been given out since.
    static func isMissing(inEntry entry: Int, in connection: Connection) throws(AppError) -> Bool {
        try connection.first(isMissingSQL, [.integer(entry), .integer(ProvisionalNumber.base)]) { _ in true } ?? false
    }

    private static let isMissingSQL = """
        SELECT 1 FROM outbox_change JOIN json_each('["number", "patient", "patient_number"]') AS field
        WHERE entry = ?1 AND (before ->> field.value > ?2 OR after ->> field.value > ?2)
        """
}
