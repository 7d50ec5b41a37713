import Data
import Domain
import FoundationEssentials

/// Digests of the steps that were taken in here, as the remote makes them of those that it has. Runs inside a
/// transaction.
struct StepDigests {
    let connection: Connection

    /// The place of the first step that is not from the beginning; nil without any.
    func first() throws(AppError) -> Int? {
        try connection.first("SELECT min(place) FROM taken_step WHERE place IS NOT NULL") { row throws(AppError) in
            try row.optionalInteger(0)
        } ?? nil
    }

    /// The digest of the records of a range together; nil where they have no steps.
    func digest(of range: StepRange) throws(AppError) -> [UInt8]? {
        let bytes = try steps(in: range).flatMap(\.bytes)
        return bytes.isEmpty ? nil : Sodium.sha256(bytes)
    }

    /// The digest of each record of a range that has steps.
    func digests(of range: StepRange) throws(AppError) -> [UUID: [UInt8]] {
        Dictionary(grouping: try steps(in: range), by: \.subject).mapValues { Sodium.sha256($0.flatMap(\.bytes)) }
    }

    private struct Step {
        let subject: UUID
        let bytes: [UInt8]
    }

    private func steps(in range: StepRange) throws(AppError) -> [Step] {
        try connection.rows(
            """
            SELECT step.subject, step.version, step.operation FROM synced_record AS known
            CROSS JOIN taken_step AS step ON step.subject = known.subject AND step.place IS NOT NULL
            WHERE known.kind = ?1 AND known.subject > ?2 AND (?3 IS NULL OR known.subject <= ?3)
            ORDER BY step.subject, step.version
            """,
            [.text(range.kind), range.after.map { .identity($0) } ?? .blob([]), .identity(range.upTo)]
        ) { row throws(AppError) in
            let version = withUnsafeBytes(of: Int64(try row.integer(1)).bigEndian, Array.init)
            return Step(subject: try row.identity(0), bytes: try row.blob(0) + version + row.blob(2))
        }
    }
}
