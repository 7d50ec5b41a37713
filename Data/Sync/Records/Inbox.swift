import Data
import Domain
import FoundationEssentials

/// Records from the remote that are not in the tables yet. Everything runs inside a transaction.
struct Inbox {
    let connection: Connection

    /// Stores records that are newer than those that this workstation builds on, or as new if `known`; keeps the latest
    /// of each.
    func put(_ records: [RemoteRecord], known: Bool = false) throws(AppError) {
        for record in records {
            try connection.run(
                Self.puttingSQL[record.kind] ?? Self.puttingSQL(body: "?4"),
                [
                    .text(record.kind), .identity(record.subject), .integer(record.version), .text(record.body),
                    .integer(known ? 1 : 0),
                ])
        }
    }

    /// How a record of each kind is put, which is long, and said for each that comes.
    private static let puttingSQL = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { ($0.rawValue, puttingSQL(body: $0.synced.canonical("?4"))) })

    /// A kind that only newer programs know stays here until this workstation is updated.
    private static func puttingSQL(body: String) -> String {
        """
        INSERT INTO inbox (kind, subject, version, body)
        SELECT ?1, ?2, ?3, iif(?4 IS NULL, NULL, \(body))
        WHERE NOT EXISTS (SELECT 1 FROM synced_record WHERE kind = ?1 AND subject = ?2 AND version - ?5 >= ?3)
        ON CONFLICT (kind, subject) DO UPDATE SET version = excluded.version, body = excluded.body
        WHERE excluded.version > inbox.version
        """
    }

    /// Forgets the received records, their versions, and the leased numbers: others may get them.
    func reset() throws(AppError) {
        try connection.run("DELETE FROM inbox")
        try connection.run("DELETE FROM synced_record")
        for block in NumberBlock.leased { try block.forget(in: connection) }
    }

    /// Applies all stored records to the tables, below the writes of this workstation that the remote does not have
    /// yet. After a restored remote has sent everything, queues what only this workstation has.
    ///
    /// - Returns: the number of records that the tables did not have yet.
    func takeIn(at now: Date) throws(AppError) -> Int {
        let records = LostRecords(connection: connection)
        try WaitingArrivals(connection: connection).wake()
        let contradicted = try records.forgetWhatCame()
        let lost = try buildsOnNothing() ? records.find() : LostRecords.Found()
        try TakenNumbers(connection: connection).giveWay()
        try noteVersions()
        try Rebase(connection: connection).run()
        let count = try Arrivals(connection: connection, source: "inbox").takeIn()
        for entry in contradicted + lost.makers { try LostGoods(connection: connection, entry: entry).settle() }
        try records.queue(lost.records, at: now)
        return count
    }

    /// Whether this workstation builds on no record of the remote: it is new, or the remote was restored.
    private func buildsOnNothing() throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM synced_record LIMIT 1") { _ in true } == nil
    }

    private func noteVersions() throws(AppError) {
        try connection.run(
            """
            INSERT INTO synced_record (kind, subject, version) SELECT kind, subject, version FROM inbox WHERE true
            ON CONFLICT (kind, subject) DO UPDATE SET version = excluded.version WHERE version <> excluded.version
            """)
    }
}
