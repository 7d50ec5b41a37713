import Domain

/// The format in a file's header.
enum FileFormat: Equatable {
    /// Nothing is in it yet.
    case empty
    /// A clinic of a format version.
    case clinic(version: Int)

    /// Marks a file as a clinic's: `Clin` in ASCII.
    static let applicationID = 0x436C_696E

    /// Reads the header.
    ///
    /// - Throws: a storage error for a file that is something else or a clinic newer than `known`.
    static func read(from connection: Connection, known: Int) throws(AppError) -> Self {
        let version = try connection.pragma("user_version")
        switch try connection.pragma("application_id") {
        case applicationID where version > known:
            throw .storage(.newer(path: connection.path, version: version, known: known))
        case applicationID: return .clinic(version: version)
        case 0 where try isEmpty(connection): return .empty
        default: throw .storage(.corrupt(path: connection.path, detail: "it is another program's database"))
        }
    }

    /// Marks a file as a clinic of a format version.
    static func write(version: Int, to connection: Connection) throws(AppError) {
        try connection.run("PRAGMA application_id = \(applicationID)")
        try connection.run("PRAGMA user_version = \(version)")
    }

    private static func isEmpty(_ connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT count(*) FROM sqlite_schema") { row throws(AppError) in try row.integer(0) } == 0
    }
}
