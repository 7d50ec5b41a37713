import Domain

/// The short numbers of one kind that this workstation may give out.
package enum NumberBlock: String {
    case order
    case patient
    case appointment
    case product
    case cart

    /// The kinds whose numbers workstations share and give out. A cart belongs to one workstation.
    package static let leased: [NumberBlock] = [.order, .patient, .appointment, .product]

    /// Takes the next number, for good if the transaction that this runs in is committed: a provisional one if this
    /// workstation has no other left.
    ///
    /// - Throws: `AppError.conflict` if none is left of a kind that has no provisional ones.
    package func next(in connection: Connection) throws(AppError) -> Int {
        if let number = try taken(in: connection) { return number }
        if try beginNextBlock(in: connection), let number = try taken(in: connection) { return number }
        if let number = try nextProvisional(in: connection) { return number }
        throw .conflict(
            "There are no numbers left for another \(rawValue).",
            advice: "New ones come from the remote: run clinic sync when it can be reached.")
    }

    /// A file that is put back from a copy has got numbers of its own from the remote that it does not know to have
    /// given out.
    private func taken(in connection: Connection) throws(AppError) -> Int? {
        try connection.first(
            """
            UPDATE number_block SET next_number = free.number + 1
            FROM (
                SELECT coalesce(
                    (SELECT max(number) + 1 FROM \(table) WHERE number BETWEEN next_number AND last_number), next_number
                ) AS number FROM number_block WHERE subject = ?1
            ) AS free
            WHERE subject = ?1 AND free.number <= last_number
            RETURNING next_number - 1
            """, [.text(rawValue)]
        ) { row throws(AppError) in try row.integer(0) }
    }

    /// Goes on to the block after the present one, if there is one.
    private func beginNextBlock(in connection: Connection) throws(AppError) -> Bool {
        let moved = try connection.run(
            """
            INSERT OR REPLACE INTO number_block (subject, next_number, last_number)
            SELECT ?, next_number, last_number FROM number_block WHERE subject = ?
            """, [.text(rawValue), .text(nextBlock)])
        try connection.run("DELETE FROM number_block WHERE subject = ?", [.text(nextBlock)])
        return moved > 0
    }

    /// Forgets unused numbers.
    package func forget(in connection: Connection) throws(AppError) {
        try connection.run("DELETE FROM number_block WHERE subject = ?", [.text(nextBlock)])
        try connection.run(
            "UPDATE number_block SET last_number = next_number - 1 WHERE subject = ?", [.text(rawValue)])
    }

    /// The stored name of the next block: other workstations have the numbers in between.
    package var nextBlock: String { "\(rawValue).next" }

    /// The table whose records have the numbers.
    package var table: String {
        switch self {
        case .order: "orders"
        case .patient, .appointment, .product, .cart: rawValue
        }
    }

    /// Makes the block of a clinic without a remote: it owns all numbers from `first` on.
    func insert(from first: Int, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO number_block (subject, next_number, last_number) VALUES (?, ?, ?)",
            [.text(rawValue), .integer(first), .integer(Int64.max - 1)])
    }
}
