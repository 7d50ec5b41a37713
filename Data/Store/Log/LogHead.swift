import Domain
import FoundationEssentials

/// The end of the clinic's log in this file: what the next entry is built on.
struct LogHead: Sendable {
    /// This file among those that have the clinic's records.
    let workstation: UUID
    /// The clinic; nil as long as a new workstation has nothing of it.
    let clinic: UUID?
    var tree: MerkleFrontier
}

extension LogHead {
    /// Begins an empty log, with a key that signs its heads.
    static func begin(_ workstation: UUID, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO log_head (only, workstation, entries, frontier, key) VALUES (1, ?, 0, ?, ?)",
            [.identity(workstation), .blob([]), .blob([])])
        try renewKey(in: connection)
    }

    /// Goes on under another key: what was signed with the old one is about another log from now on.
    static func renewKey(in connection: Connection) throws(AppError) {
        let seed = try SigningKey.newSeed()
        try connection.run("UPDATE log_head SET key = ?", [.blob(seed + SigningKey(seed: seed).publicKey)])
    }

    /// The public part of the key in a row of the table, in SQL.
    static let publicKey = "substr(key, 33)"

    /// The key that signs the heads of the log in this file.
    static func key(in connection: Connection) throws(AppError) -> SigningKey {
        let seed = try connection.first("SELECT substr(key, 1, 32) FROM log_head") { row throws(AppError) in
            try row.blob(0)
        }
        guard let seed else { throw .unexpected("the clinic's file has no log") }
        return try SigningKey(seed: seed)
    }

    /// The same as it is kept outside the file.
    var known: LogVerification.Known { LogVerification.Known(entries: tree.count, head: tree.head) }

    static func isThere(in connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM log_head") { _ in true } ?? false
    }

    static func read(from connection: Connection) throws(AppError) -> LogHead {
        let head = try connection.first(
            "SELECT workstation, entries, frontier, (SELECT id FROM clinic) FROM log_head"
        ) { row throws(AppError) in
            guard let tree = MerkleFrontier(stored: try row.blob(2), count: try row.integer(1)) else {
                throw row.corrupt("the log's head makes no sense")
            }
            return LogHead(workstation: try row.identity(0), clinic: try row.optionalIdentity(3), tree: tree)
        }
        guard let head else { throw .unexpected("the clinic's file has no log") }
        return head
    }

    func write(to connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE log_head SET entries = ?, frontier = ?", [.integer(tree.count), .blob(tree.stored)])
    }
}
