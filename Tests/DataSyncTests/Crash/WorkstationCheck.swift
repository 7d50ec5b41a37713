import Domain
import Foundation

@testable import Data
@testable import DataSync
import DataSupport

/// The invariants of a workstation's file at any moment at which its process may end.
struct WorkstationCheck {
    let connection: Connection
    /// The total of each product, left and sold; empty for no check.
    var stock: [Int: Int] = [:]

    /// The problems found, in words.
    func problems() throws -> [String] {
        var problems = try FileCheck(connection: connection).problems()
        problems += try connection.rows(Self.leftOver) { row throws(AppError) in
            "of write \(try row.integer(0)) something is left, and not the write"
        }
        problems += try Self.sums(in: connection).filter { stock[$0.key, default: $0.value] != $0.value }
            .map { "of product \($0.key) there are \($0.value), left and sold, and were \(stock[$0.key] ?? 0)" }
        guard try connection.isShared() else { return problems }
        try connection.learnBytesOfHex()
        problems += try connection.rows(Self.emptyEntries) { row throws(AppError) in
            "queued write \(try row.integer(0)) changes nothing"
        }
        for kind in RecordKind.allCases { problems += try queue(kind.synced) }
        return problems
    }

    /// For each product, the units left plus those sold and not returned.
    static func sums(in connection: Connection) throws -> [Int: Int] {
        let rows = try connection.rows(
            """
            SELECT number, stock + coalesce((SELECT sum(quantity) FROM order_line JOIN orders ON orders.id = order_id
                WHERE product_number = product.number AND state <> 'cancelled'), 0) FROM product
            """
        ) { row throws(AppError) in (try row.integer(0), try row.integer(1)) }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    private static let emptyEntries =
        "SELECT number FROM outbox WHERE NOT EXISTS (SELECT 1 FROM outbox_change WHERE entry = number)"

    private static let leftOver = """
        SELECT number FROM (SELECT entry AS number FROM outbox_change UNION SELECT entry FROM outbox_need
            UNION SELECT needs FROM outbox_need) WHERE number NOT IN (SELECT number FROM outbox)
        """

    /// A record matches its last queued write, and each write starts where the previous one ended, but for records that
    /// a person has to decide about, or that came and are not taken in: the remote may have a later write already. A
    /// record without queued writes came from the remote or was sent there.
    private func queue(_ kind: SyncedKind) throws -> [String] {
        // Counted fields also change with any other applied write.
        let counted = kind.counters.map { ", '$.\($0)'" }.joined()
        let (after, before, body) = (
            "json_remove(after\(counted))", "json_remove(before\(counted))", "json_remove(image.body\(counted))"
        )
        let moving = """
            SELECT subject FROM outbox_change WHERE kind = ?1 AND theirs IS NOT NULL
            UNION SELECT subject FROM inbox WHERE kind = ?1
            """
        let images = "image(subject, body) AS (\(kind.allImagesSQL))"
        let torn = """
            WITH \(images), last(subject, after, entry) AS (
                SELECT subject, after, max(entry) FROM outbox_change
                WHERE kind = ?1 AND subject NOT IN (\(moving)) GROUP BY subject)
            SELECT hex(last.subject) || ' of write ' || entry || ' is ' || coalesce(body, 'missing') || ', not '
                || coalesce(after, 'missing') FROM last LEFT JOIN image USING (subject) WHERE \(after) IS NOT \(body)
            """
        let broken = """
            SELECT hex(subject) || ' of write ' || entry || ' goes on elsewhere' FROM (
                SELECT subject, entry, before, lag(after) OVER own AS after, lag(entry) OVER own AS earlier
                FROM outbox_change WHERE kind = ?1 AND subject NOT IN (\(moving))
                WINDOW own AS (PARTITION BY subject ORDER BY entry))
            WHERE earlier IS NOT NULL AND \(before) IS NOT \(after)
            """
        let orphans = """
            WITH \(images) SELECT hex(subject) || ' is here alone' FROM image
            WHERE NOT EXISTS (SELECT 1 FROM synced_record AS it WHERE it.kind = ?1 AND it.subject = image.subject)
                AND NOT EXISTS (SELECT 1 FROM outbox_change AS it WHERE it.kind = ?1 AND it.subject = image.subject)
                AND NOT EXISTS (SELECT 1 FROM inbox AS it WHERE it.kind = ?1 AND it.subject = image.subject)
            """
        var problems: [String] = []
        for sql in [torn, broken, orphans] {
            problems += try connection.rows(sql, [.text(kind.name)]) { row throws(AppError) in
                "\(kind.name) \(try row.text(0))"
            }
        }
        return problems
    }
}

/// The remote's version of each record, beside a file.
struct RemoteCheck {
    let connection: Connection

    /// Records without queued writes that differ from the remote's although this file builds on the same version.
    func problems(beside session: PostgresSession) throws -> [String] {
        guard try session.rows("select to_regclass('clinic.record')").text(0, 0) != nil else { return [] }
        try read(session)
        return try problems()
    }

    /// Loads the remote's current records.
    private func read(_ session: PostgresSession) throws {
        let rows = try session.rows("select kind, subject, version, body from clinic.record")
        try connection.run(
            "CREATE TEMP TABLE theirs (kind TEXT, subject BLOB, version INTEGER, body TEXT, PRIMARY KEY (kind, subject))"
        )
        for row in 0..<rows.count {
            try connection.run(
                "INSERT INTO theirs (kind, subject, version, body) VALUES (?, ?, ?, ?)",
                [
                    .text(rows.text(row, 0)), .identity(rows.identity(row, 1)), .integer(rows.integer(row, 2)),
                    .text(rows.text(row, 3)),
                ])
        }
    }

    private func problems() throws -> [String] {
        var problems: [String] = []
        for kind in RecordKind.allCases {
            problems += try connection.rows(
                """
                WITH image(subject, body) AS (\(kind.synced.allImagesSQL))
                SELECT hex(subject) || ' is ' || image.body || ', not ' || coalesce(theirs.body, 'missing') FROM image
                JOIN synced_record USING (subject) LEFT JOIN theirs USING (kind, subject)
                WHERE kind = ?1 AND coalesce(theirs.version, 0) <= synced_record.version
                    AND image.body IS NOT \(kind.synced.canonical("theirs.body"))
                    AND NOT EXISTS (SELECT 1 FROM outbox_change AS it WHERE it.kind = ?1 AND it.subject = image.subject)
                    AND NOT EXISTS (SELECT 1 FROM inbox AS it WHERE it.kind = ?1 AND it.subject = image.subject)
                """, [.text(kind.rawValue)]
            ) { row throws(AppError) in "\(kind.rawValue) \(try row.text(0)), and nothing is queued" }
        }
        return problems
    }
}

extension WorkstationCheck {
    /// Overlapping appointments of one clinician.
    static let doubleBookings = """
        SELECT CAST(one.number AS TEXT) FROM appointment AS one JOIN appointment AS other
            ON other.clinician_id = one.clinician_id AND other.number > one.number
        WHERE one.status = 'booked' AND other.status = 'booked'
            AND one.start_at < other.end_at AND other.start_at < one.end_at
        """
}
