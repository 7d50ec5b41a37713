import Domain
import FoundationEssentials

/// The signed heads of logs that a file remembers: those of its own log, with who countersigned them, and those of
/// others that it countersigned. Runs inside a transaction.
package struct SignedHeads {
    /// How many heads of one log by one witness are remembered.
    package static let most = 100
    /// How many other logs are remembered: more than a clinic ever has.
    private static let mostLogs = 1_000

    private let connection: Connection
    /// The public key of the log in this file.
    package let own: [UInt8]
    /// The clinic whose logs they are.
    package let clinic: UUID

    /// Those of a clinic's file; nil as long as a new workstation has nothing of the clinic.
    package init?(in connection: Connection) throws(AppError) {
        let known = try connection.first("SELECT \(LogHead.publicKey), (SELECT id FROM clinic) FROM log_head") {
            row throws(AppError) in (try row.blob(0), try row.optionalIdentity(1))
        }
        guard let (own, clinic) = known, let clinic else { return nil }
        (self.connection, self.own, self.clinic) = (connection, own, clinic)
    }

    /// The public key of the log in a file; nil where there is none yet.
    package static func log(in connection: Connection) throws(AppError) -> [UInt8]? {
        try connection.first("SELECT \(LogHead.publicKey) FROM log_head") { row throws(AppError) in try row.blob(0) }
    }

    /// Signs the head of the log in this file, if it has grown since it was signed last.
    package func signOwn(at now: Date) throws(AppError) {
        let tree = try LogHead.read(from: connection).tree
        let last = try all("log = ?1 AND witness = ?1 ORDER BY at DESC LIMIT 1", [.blob(own)]).first
        guard tree.count > 0, tree.count != last?.entries || tree.head.bytes != last?.root else { return }
        // A clock that was set back must not make the log look as if it had shrunk.
        let moment = max(now.milliseconds, last.map { $0.at + 1 } ?? .min)
        let head = SignedHead(tree, at: moment, of: clinic, by: try LogHead.key(in: connection))
        try put(head, isSent: false)
    }

    /// Countersigns a head of another log.
    package func countersign(_ head: SignedHead, at now: Date) throws(AppError) {
        let key = try LogHead.key(in: connection)
        try put(head.countersigned(at: now.milliseconds, in: clinic, by: key), isSent: false)
    }

    /// Those that the remote does not have yet.
    package func unsent(_ count: Int) throws(AppError) -> [SignedHead] {
        try all("is_sent = 0 ORDER BY at LIMIT ?1", [.integer(count)])
    }

    /// The remote has these now.
    package func markSent(_ heads: [SignedHead]) throws(AppError) {
        for head in heads {
            try connection.run(
                "UPDATE signed_head SET is_sent = 1 WHERE log = ? AND witness = ? AND at = ? AND root = ?",
                [.blob(head.log), .blob(head.witness), .integer(head.at), .blob(head.root)])
        }
    }

    /// Remembers a head whose signature was checked.
    ///
    /// - Returns: whether it was not known.
    @discardableResult
    package func put(_ head: SignedHead, isSent: Bool = true) throws(AppError) -> Bool {
        try connection.run(
            """
            INSERT OR IGNORE INTO signed_head (log, witness, at, root, entries, seen_at, signature, is_sent)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .blob(head.log), .blob(head.witness), .integer(head.at), .blob(head.root), .integer(head.entries),
                .integer(head.seenAt), .blob(head.signature), .integer(isSent ? 1 : 0),
            ]) > 0
    }

    /// Whether heads of a log are remembered.
    package func knows(_ log: [UInt8]) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM signed_head WHERE log = ?", [.blob(log)]) { _ in true } ?? false
    }

    /// A remembered head that cannot be of the same log as another one: a log only grows, and each later head is signed
    /// later. In whatever order they come, two heads of an honest log never contradict each other.
    package func contradiction(to head: SignedHead) throws(AppError) -> SignedHead? {
        try all(
            """
            log = ?1 AND witness = ?1 AND (entries = ?2 AND root <> ?4 OR entries < ?2 AND at >= ?3
                OR entries > ?2 AND at <= ?3) ORDER BY at DESC LIMIT 1
            """, [.blob(head.log), .integer(head.entries), .integer(head.at), .blob(head.root)]
        ).first
    }

    /// Whether there is room for heads of a log.
    package func hasRoom(for log: [UInt8]) throws(AppError) -> Bool {
        if try knows(log) { return true }
        return try connection.first("SELECT count(DISTINCT log) < \(Self.mostLogs) FROM signed_head") {
            row throws(AppError) in try row.integer(0) == 1
        } ?? true
    }

    /// Forgets all heads of a log but the last ones by each witness.
    package func prune(_ log: [UInt8]) throws(AppError) {
        try connection.run(
            """
            DELETE FROM signed_head WHERE log = ?1 AND (witness, at, root) IN (
                SELECT witness, at, root FROM (
                    SELECT witness, at, root, row_number() OVER (PARTITION BY witness ORDER BY at DESC) AS place
                    FROM signed_head WHERE log = ?1)
                WHERE place > \(Self.most))
            """, [.blob(log)])
    }

    /// The heads of the log in this file that its own key signed, the smallest first.
    func ofOwnLog() throws(AppError) -> [SignedHead] {
        try all("log = ?1 AND witness = ?1 ORDER BY entries, at", [.blob(own)])
    }

    /// Those who countersigned a head.
    func countersignatures(of head: SignedHead) throws(AppError) -> [SignedHead] {
        try all(
            "log = ?1 AND witness <> ?1 AND at = ?2 AND root = ?3 ORDER BY seen_at",
            [.blob(head.log), .integer(head.at), .blob(head.root)])
    }

    func all(_ condition: String = "1", _ values: [SQLValue] = []) throws(AppError) -> [SignedHead] {
        try connection.rows(
            "SELECT log, entries, root, at, witness, seen_at, signature FROM signed_head WHERE \(condition)", values
        ) { row throws(AppError) in
            SignedHead(
                log: try row.blob(0), entries: try row.integer(1), root: try row.blob(2), at: Int64(try row.integer(3)),
                witness: try row.blob(4), seenAt: Int64(try row.integer(5)), signature: try row.blob(6))
        }
    }
}
