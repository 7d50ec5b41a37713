import Domain

/// A provisional number that was given out, and the final one, in a file that another one replaces.
struct ProvisionalNumberRow {
    private let values: [SQLValue]

    /// All of a file; none of one from before there were any.
    static func all(in connection: Connection) throws(AppError) -> [Self] {
        guard try connection.hasProvisionalNumbers() else { return [] }
        return try connection.rows("SELECT subject, provisional, number FROM provisional_number") {
            row throws(AppError) in
            Self(values: [
                .text(try row.text(0)), .integer(try row.integer(1)), .integer(try row.optionalInteger(2)),
            ])
        }
    }

    /// Keeps the number from being given out again in a restored file. Its link goes on to lead to the same record.
    func keep(in connection: Connection) throws(AppError) {
        guard try connection.hasProvisionalNumbers() else { return }
        try connection.run(
            "INSERT OR IGNORE INTO provisional_number (subject, provisional, number) VALUES (?, ?, ?)", values)
    }
}

extension Connection {
    fileprivate func hasProvisionalNumbers() throws(AppError) -> Bool {
        try pragma("user_version") >= Migration.version8.version
    }
}
