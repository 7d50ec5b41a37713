import Domain
import FoundationEssentials

extension Connection {
    /// Takes what deleted records were out of the log, where every entry stays as it was signed and hashed. Runs inside
    /// a transaction, after the deletion is in the log.
    ///
    /// - Complexity: O(entries about the records); for a patient O(log), since the reads are in no index.
    package func forget(_ records: [UUID], of kind: RecordKind) throws(AppError) {
        try forgetImages(of: records)
        guard kind == .patient, !records.isEmpty else { return }
        for patient in records { try LogEntry.forgetReads(of: patient, in: self) }
        // Any saved place may have a draft about them.
        try run("DELETE FROM saved_state")
    }

    /// Takes what deleted records were out of the log, but not the reads about them. Runs inside a transaction, after
    /// the deletion is in the log.
    package func forgetImages(of records: [UUID]) throws(AppError) {
        for record in records { try LogEntry.forget(record, in: self) }
    }
}
