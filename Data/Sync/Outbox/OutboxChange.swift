import Data
import Domain
import FoundationEssentials

/// The change of one record by a queued write, as a row.
struct OutboxChange {
    let entry: Int
    let position: Int
    let kind: String
    let subject: UUID
    let before: String?
    let after: String?
    let theirs: String?
}

extension OutboxChange {
    private static let columns = "entry, position, kind, subject, before, after, theirs"

    private static func decode(_ row: Row) throws(AppError) -> Self {
        Self(
            entry: try row.integer(0), position: try row.integer(1), kind: try row.text(2),
            subject: try row.identity(3),
            before: try row.optionalText(4), after: try row.optionalText(5), theirs: try row.optionalText(6))
    }

    /// The record at the remote, as far as it is known, if nothing else that is queued comes before; nil for none.
    var remoteBody: String? {
        guard let theirs else { return before }
        return theirs == "null" ? nil : theirs
    }

    /// Everything that is queued for one record, oldest first.
    static func all(of kind: String, _ subject: UUID, in connection: Connection) throws(AppError) -> [Self] {
        try connection.rows(
            "SELECT \(columns) FROM outbox_change WHERE kind = ? AND subject = ? ORDER BY entry",
            [.text(kind), .identity(subject)], decode)
    }

    /// The newest change that is queued for one record, or nil.
    static func last(of kind: String, _ subject: UUID, in connection: Connection) throws(AppError) -> Self? {
        try connection.first(
            "SELECT \(columns) FROM outbox_change WHERE kind = ? AND subject = ? ORDER BY entry DESC LIMIT 1",
            [.text(kind), .identity(subject)], decode)
    }

    /// Everything that one write changed, in the order in which it did.
    static func all(ofEntry entry: Int, in connection: Connection) throws(AppError) -> [Self] {
        try connection.rows(
            "SELECT \(columns) FROM outbox_change WHERE entry = ? ORDER BY position", [.integer(entry)], decode)
    }

    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO outbox_change (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                .integer(entry), .integer(position), .text(kind), .identity(subject), .text(before), .text(after),
                .text(theirs),
            ])
    }

    /// Lets the change be one of another record than it was made of.
    func replace(before: String?, after: String?, in connection: Connection) throws(AppError) {
        guard before != self.before || after != self.after else { return }
        try connection.run(
            "UPDATE outbox_change SET before = ?, after = ? WHERE entry = ? AND position = ?",
            [.text(before), .text(after), .integer(entry), .integer(position)])
    }

    /// Marks the change as no longer in conflict. If its write has no other conflict, it is sent again.
    func agree(in connection: Connection) throws(AppError) {
        guard theirs != nil else { return }
        try connection.run(
            "UPDATE outbox_change SET theirs = NULL WHERE entry = ? AND position = ?",
            [.integer(entry), .integer(position)])
        guard try !isContradicted(in: connection) else { return }
        try Outbox.decide(about: entry, in: connection) { outbox in
            if outbox.entries[entry]?.state == .conflicting { outbox.retry(entry) }
        }
    }

    /// Whether something contradicts the write that it belongs to.
    private func isContradicted(in connection: Connection) throws(AppError) -> Bool {
        try connection.first(
            "SELECT 1 FROM outbox_change WHERE entry = ? AND theirs IS NOT NULL", [.integer(entry)]
        ) { _ in true } ?? false
    }

    /// Keeps what the remote has against it, for a person to choose.
    func contradict(_ theirs: String?, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE outbox_change SET theirs = ? WHERE entry = ? AND position = ?",
            [.text(theirs ?? "null"), .integer(entry), .integer(position)])
        try Outbox.decide(about: entry, in: connection) { $0.contradict(entry) }
    }
}
