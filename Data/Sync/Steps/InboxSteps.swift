import Data
import Domain
import FoundationEssentials

/// Signed steps that came from the remote and were not taken in yet. Runs inside a transaction.
struct InboxSteps {
    let connection: Connection

    /// More than any workstation signs.
    static let mostBytes = 2 << 20

    /// The steps that records in the inbox still need, of some records.
    func lacking(_ limit: Int, after last: LackingSteps?) throws(AppError) -> [LackingSteps] {
        try connection.rows(
            """
            SELECT kind, subject, version, max(
                coalesce((SELECT version FROM synced_record AS known
                    WHERE known.kind = come.kind AND known.subject = come.subject), 0),
                coalesce((SELECT max(version) FROM inbox_step AS step
                    WHERE step.kind = come.kind AND step.subject = come.subject), 0)) AS had
            FROM inbox AS come WHERE NOT \(SetAside.condition) AND had < version AND (kind, subject) > (?, ?)
            ORDER BY kind, subject LIMIT ?
            """, [.text(last?.kind ?? ""), last.map { .identity($0.subject) } ?? .blob([]), .integer(limit)]
        ) { row throws(AppError) in
            LackingSteps(
                kind: try row.text(0), subject: try row.identity(1), after: try row.integer(3),
                upTo: try row.integer(2))
        }
    }

    /// Keeps what came of what was asked for.
    ///
    /// - Returns: how many steps that were.
    func put(_ steps: [RemoteStep], of lacking: [LackingSteps]) throws(AppError) -> Int {
        let asked = Dictionary(lacking.map { (Record(kind: $0.kind, subject: $0.subject), $0) }) { first, _ in first }
        var count = 0
        for step in steps where step.signed.intent.count <= Self.mostBytes {
            guard let asked = asked[Record(kind: step.kind, subject: step.subject)], asked.after < step.version,
                step.version <= asked.upTo
            else { continue }
            count += try connection.run(
                "INSERT OR IGNORE INTO inbox_step (kind, subject, version, place, intent, signature) "
                    + "VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .text(step.kind), .identity(step.subject), .integer(step.version), .integer(step.place),
                    .blob(step.signed.intent), .blob(step.signed.signature),
                ])
        }
        return count
    }

    private struct Record: Hashable {
        let kind: String
        let subject: UUID
    }

    /// The steps of a record that are newer than what is here, in their order.
    func all(of kind: String, _ subject: UUID, after version: Int) throws(AppError) -> [RemoteStep] {
        try connection.rows(
            "\(Self.selecting) WHERE kind = ? AND subject = ? AND version > ? ORDER BY version",
            [.text(kind), .identity(subject), .integer(version)], Self.step)
    }

    /// The steps of all records of a kind, in the order of their places.
    func all(of kind: RecordKind) throws(AppError) -> [RemoteStep] {
        try connection.rows(
            "\(Self.selecting) WHERE kind = ? ORDER BY place, version", [.text(kind.rawValue)], Self.step)
    }

    /// Forgets those of records that were taken in. What waits for another record is checked again, with the same
    /// steps.
    func settle() throws(AppError) {
        try connection.run(
            """
            DELETE FROM inbox_step WHERE NOT EXISTS (
                SELECT 1 FROM inbox WHERE inbox.kind = 'waiting.' || inbox_step.kind AND inbox.subject = inbox_step.subject)
            """)
        try connection.run(
            """
            DELETE FROM taken_step WHERE subject IN (SELECT subject FROM inbox_step) AND EXISTS (
                SELECT 1 FROM inbox_step AS step WHERE step.subject = taken_step.subject
                AND step.version = taken_step.version)
            """)
    }

    private static let selecting = "SELECT kind, subject, version, place, intent, signature FROM inbox_step"

    private static func step(_ row: Row) throws(AppError) -> RemoteStep {
        RemoteStep(
            kind: try row.text(0), subject: try row.identity(1), version: try row.integer(2),
            place: try row.integer(3),
            signed: SignedBytes(intent: try row.blob(4), signature: try row.blob(5)))
    }
}
