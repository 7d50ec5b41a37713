import Domain
import FoundationEssentials

/// Queues local writes for the other workstations of a shared clinic.
package protocol ChangeQueue: Sendable {
    /// Runs a write, and queues its changes to shared records in the same transaction.
    func recorded<Value>(
        _ what: String, by author: Staff.ID?, needing permissions: [Permission], in connection: Connection,
        _ body: () throws(AppError) -> Value
    ) throws(AppError) -> Value
}

/// Records the changes that one write makes to shared records.
package protocol ChangeRecording {
    /// Keeps a record as it is before its first change.
    func note(_ kind: RecordKind, _ subject: UUID, in connection: Connection) throws(AppError)
}

extension Connection {
    /// Says that a record is about to be changed, or made, by the write that runs: called before the change.
    func willChange(_ kind: RecordKind, _ subject: UUID) throws(AppError) {
        try recording?.note(kind, subject, in: self)
    }

    /// Whether the clinic is shared with other workstations.
    package func isShared() throws(AppError) -> Bool {
        try first("SELECT 1 FROM remote WHERE is_shared") { _ in true } ?? false
    }
}
