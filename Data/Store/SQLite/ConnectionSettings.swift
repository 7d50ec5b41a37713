import Domain

extension Connection {
    /// Settings of the file itself: a log beside it, so that readers and the writer do not wait for each other.
    func useWriteAheadLog() throws(AppError) {
        let mode = try first("PRAGMA journal_mode = WAL") { row throws(AppError) in try row.text(0) }
        guard mode == "wal" else {
            throw .storage(.cannotOpen(path: path, detail: "it cannot use a write-ahead log"))
        }
    }

    /// Applies the settings of this connection: committed data survives a power cut, references are enforced, what is
    /// deleted is overwritten where it was, and the file's schema cannot call functions with side effects.
    func applySettings() throws(AppError) {
        try run("PRAGMA synchronous = FULL")
        try run("PRAGMA foreign_keys = ON")
        try run("PRAGMA trusted_schema = OFF")
        let overwrites = try first("PRAGMA secure_delete = ON") { row throws(AppError) in try row.integer(0) == 1 }
        guard overwrites == true, try pragma("synchronous") == Self.synchronousFull, try pragma("foreign_keys") == 1
        else {
            throw .unexpected("SQLite did not take the settings that keep data safe")
        }
    }

    /// The value of a numeric setting.
    func pragma(_ name: String) throws(AppError) -> Int {
        try first("PRAGMA \(name)") { row throws(AppError) in try row.integer(0) } ?? 0
    }

    private static let synchronousFull = 2
}
