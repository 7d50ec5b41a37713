import Domain
import FoundationEssentials

/// The change to a clinic that comes back from a backup: since then it may have given out numbers, and sent what still
/// waits in its queue.
package struct RestoredWorkstation: Hashable, Sendable {
    /// How many queued writes the remote is asked about.
    package let queued: Int
    /// How many writes of the clinic that was replaced were never sent.
    package let unsent: Int

    /// The clinic that was there before.
    struct Predecessor {
        let clinic: UUID?
        /// The next number of each kind.
        let numbers: [String: Int]
        /// The numbers of the queued writes.
        let queue: [Int]
        /// The provisional numbers that it gave out.
        let provisional: [ProvisionalNumberRow]

        init(of connection: Connection) throws(AppError) {
            clinic = try connection.first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
            let next = try connection.rows("SELECT subject, next_number FROM number_block") {
                row throws(AppError) in (try row.text(0), try row.integer(1))
            }
            numbers = Dictionary(next) { first, _ in first }
            queue = try connection.rows("SELECT number FROM outbox ORDER BY number") {
                row throws(AppError) in try row.integer(0)
            }
            provisional = try ProvisionalNumberRow.all(in: connection)
        }
    }

    /// Prepares a restored clinic, inside a transaction.
    ///
    /// - Returns: nil for a clinic that shares no remote.
    static func prepare(
        _ connection: Connection, after old: Predecessor?, at now: Date
    ) throws(AppError) -> RestoredWorkstation? {
        let format = try connection.pragma("user_version")
        guard format >= 5 else { return nil }
        let isShared = try connection.first("SELECT 1 FROM remote WHERE is_shared") { _ in true } ?? false
        try skipNumbers(of: old, in: connection)
        guard isShared else { return nil }
        // The log that the backup was made of went on, and others have seen that: this one is another.
        if format >= Migration.version8.version { try LogHead.renewKey(in: connection) }
        for block in NumberBlock.leased { try block.forget(in: connection) }
        let last = try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'") {
            row throws(AppError) in try row.integer(0)
        }
        return RestoredWorkstation(
            queued: try askAboutQueue(in: connection, at: now),
            unsent: old?.queue.count { $0 > last ?? 0 } ?? 0)
    }

    /// Lets the numbers that the replaced clinic gave out be used, if it is the same one.
    private static func skipNumbers(of old: Predecessor?, in connection: Connection) throws(AppError) {
        let own = try connection.first("SELECT id FROM clinic") { row throws(AppError) in try row.identity(0) }
        guard let old, own != nil, old.clinic == own else { return }
        for (subject, next) in old.numbers {
            try connection.run(
                "UPDATE number_block SET next_number = max(next_number, min(?, last_number + 1)) WHERE subject = ?",
                [.integer(next), .text(subject)])
        }
        for row in old.provisional { try row.keep(in: connection) }
    }

    /// Any queued write may have been sent since: the remote is asked first about those that need no other, under the
    /// same operations, and the rest follows.
    private static func askAboutQueue(in connection: Connection, at now: Date) throws(AppError) -> Int {
        try connection.run("UPDATE remote SET failures = 0, not_before = NULL")
        try connection.run("UPDATE outbox SET not_before = NULL WHERE state = 'queued'")
        try connection.run(
            """
            UPDATE outbox SET sent_at = coalesce(sent_at, ?) WHERE state = 'queued'
                AND NOT EXISTS (SELECT 1 FROM outbox_need WHERE entry = number)
            """, [.time(now)])
        return try connection.first("SELECT count(*) FROM outbox WHERE state = 'queued'") {
            row throws(AppError) in try row.integer(0)
        } ?? 0
    }
}
