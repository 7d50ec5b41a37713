import Data
import Domain
import FoundationEssentials

/// The steps that the last replay took in, with what each made of its record, until the records are in the tables.
/// Runs inside a transaction.
struct ReplayedSteps {
    let connection: Connection

    /// Forgets those of an earlier replay.
    func begin() throws(AppError) {
        try connection.run(
            """
            CREATE TEMP TABLE IF NOT EXISTS replayed_step (
                kind TEXT NOT NULL, subject BLOB NOT NULL, version INTEGER NOT NULL, intent BLOB NOT NULL, before TEXT,
                after TEXT, PRIMARY KEY (kind, subject, version)
            )
            """)
        try connection.run("DELETE FROM replayed_step")
    }

    func add(
        _ step: RemoteStep, of kind: RecordKind, from before: RecordImage?, to after: RecordImage?
    ) throws(AppError) {
        try connection.run(
            "INSERT INTO replayed_step (kind, subject, version, intent, before, after) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(kind.rawValue), .identity(step.subject), .integer(step.version), .blob(step.signed.intent),
                .text(before?.text(as: kind.synced)), .text(after?.text(as: kind.synced)),
            ])
    }

    /// Those of a record, oldest first.
    func all(of kind: RecordKind, _ subject: UUID) throws(AppError) -> [ArrivedStep] {
        try connection.rows(
            "SELECT intent, before, after FROM replayed_step WHERE kind = ? AND subject = ? ORDER BY version",
            [.text(kind.rawValue), .identity(subject)]
        ) { row throws(AppError) in
            guard let intent = SignedIntent(try row.blob(0)) else { throw row.corrupt("a signed write is none") }
            return ArrivedStep(
                operation: intent.operation, author: intent.author, workstation: intent.workstation, at: intent.at,
                before: try row.optionalText(1), after: try row.optionalText(2))
        }
    }
}
