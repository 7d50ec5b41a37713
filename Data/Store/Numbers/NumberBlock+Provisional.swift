import Domain

/// Numbers for times when none is left. `provisional_number` has each that was given out, with the final one in its
/// place: a link with `~17` on paper leads to the same record afterwards.
extension NumberBlock {
    /// The next provisional number, for good if the transaction is committed; nil for a kind that has none, and in a
    /// clinic that is not shared, which owns all numbers.
    func nextProvisional(in connection: Connection) throws(AppError) -> Int? {
        guard Self.provisional.contains(self), try connection.isShared() else { return nil }
        return try connection.first(
            """
            INSERT INTO provisional_number (subject, provisional)
            SELECT ?1, coalesce(max(provisional), ?2) + 1 FROM provisional_number WHERE subject = ?1
            RETURNING provisional
            """, [.text(rawValue), .integer(ProvisionalNumber.base)]
        ) { row throws(AppError) in try row.integer(0) }
    }

    /// The kinds that have provisional numbers.
    package static let provisional: [NumberBlock] = [.patient, .order, .appointment]

    /// How many provisional numbers were ever given out here.
    package func countOfProvisional(in connection: Connection) throws(AppError) -> Int {
        try connection.first("SELECT count(*) FROM provisional_number WHERE subject = ?", [.text(rawValue)]) {
            row throws(AppError) in try row.integer(0)
        } ?? 0
    }

    /// Remembers another number of a record, if it had a provisional one.
    package func follow(_ old: Int, to new: Int, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE provisional_number SET number = ?3 WHERE subject = ?1 AND (provisional = ?2 OR number = ?2)",
            [.text(rawValue), .integer(old), .integer(new)])
    }

    /// The number that the record of a number has by now.
    fileprivate func current(_ number: Int, in connection: Connection) throws(AppError) -> Int {
        guard ProvisionalNumber.contains(number) else { return number }
        return try connection.first(
            "SELECT number FROM provisional_number WHERE subject = ? AND provisional = ? AND number IS NOT NULL",
            [.text(rawValue), .integer(number)]
        ) { row throws(AppError) in try row.integer(0) } ?? number
    }
}

/// The records that can have a provisional number.
protocol ProvisionallyNumbered {
    /// Where their numbers come from.
    static var block: NumberBlock { get }
}

extension Patient: ProvisionallyNumbered {
    static var block: NumberBlock { .patient }
}

extension Order: ProvisionallyNumbered {
    static var block: NumberBlock { .order }
}

extension Appointment: ProvisionallyNumbered {
    static var block: NumberBlock { .appointment }
}

extension ShortNumber where Subject: ProvisionallyNumbered {
    /// The number that the record has by now.
    func current(in connection: Connection) throws(AppError) -> Self {
        Self(try Subject.block.current(rawValue, in: connection)) ?? self
    }
}
