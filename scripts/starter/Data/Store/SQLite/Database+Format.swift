// only sqlite
import Domain

extension Database {
    /// The changes that make each format from the one before. Only ever append: files of every format exist.
    private static let formats = [
        """
        CREATE TABLE gift_card (number INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, text TEXT NOT NULL) STRICT;
        """,
        "CREATE TABLE saved_state (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL) STRICT;",
        // if sign-in
        "CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), user_name TEXT NOT NULL) STRICT;",
        // end
    ]

    /// Brings the file into the newest format: all steps or, where one fails, none. A file of a newer app is refused.
    func migrate() throws(AppError) {
        try run("BEGIN IMMEDIATE")
        let format = try rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0
        guard format <= Self.formats.count else { throw .storage("a newer version of this app wrote the file") }
        for step in Self.formats.dropFirst(format) { try run(step) }
        try run("PRAGMA user_version = \(Self.formats.count)")
        try run("COMMIT")
    }
}
