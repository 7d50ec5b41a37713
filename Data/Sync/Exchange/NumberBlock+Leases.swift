import Data
import Domain

/// A workstation that shares a remote has two blocks of a kind at most: the one that it gives out, and the one after
/// it.
extension NumberBlock {
    /// How many numbers this workstation has left.
    func left(in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            "SELECT sum(last_number - next_number + 1) FROM number_block WHERE subject IN (?, ?)",
            [.text(rawValue), .text(nextBlock)]
        ) { row throws(AppError) in try row.optionalInteger(0) ?? 0 } ?? 0
    }

    /// Stores a leased block until the current one is used up.
    func add(_ numbers: ClosedRange<Int>, in connection: Connection) throws(AppError) {
        let present =
            try connection.first(
                "SELECT next_number > last_number FROM number_block WHERE subject = ?", [.text(rawValue)]
            ) { row throws(AppError) in try row.integer(0) == 1 } ?? true
        try connection.run(
            "INSERT OR REPLACE INTO number_block (subject, next_number, last_number) VALUES (?, ?, ?)",
            [.text(present ? rawValue : nextBlock), .integer(numbers.lowerBound), .integer(numbers.upperBound)])
    }

    /// How many numbers this workstation leases: more where it has run out of them before.
    func stock(in connection: Connection) throws(AppError) -> Int {
        min(max(NumberLeases.size, try countOfProvisional(in: connection)), NumberLeases.largest)
    }

    /// The highest used number that is not provisional; 0 if there is none.
    func highest(in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            "SELECT coalesce(max(number), 0) FROM \(table) WHERE number <= ?", [.integer(ProvisionalNumber.base)]
        ) { row throws(AppError) in try row.integer(0) } ?? 0
    }

    /// Gives out no numbers before one.
    func skip(to number: Int, in connection: Connection) throws(AppError) {
        try connection.run(
            """
            UPDATE number_block SET next_number = max(next_number, ?1), last_number = max(last_number, ?1 - 1)
            WHERE subject = ?2
            """, [.integer(number), .text(rawValue)])
    }

    /// Returns unused numbers to the remote, except for some.
    ///
    /// - Returns: the first kept number.
    func giveUp(keeping count: Int, in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            """
            UPDATE number_block SET last_number = min(last_number, next_number + ? - 1) WHERE subject = ?
            RETURNING last_number + 1
            """, [.integer(count), .text(rawValue)]
        ) { row throws(AppError) in try row.integer(0) } ?? 1
    }
}
