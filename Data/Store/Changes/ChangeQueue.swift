import Domain
import FoundationEssentials

/// Queues local writes for the other workstations of a shared clinic.
package protocol ChangeQueue: Sendable {
    /// Queues the changes that a write made to shared records, in the same transaction.
    func queue(_ changes: [RecordChange], of write: RecordedWrite, in connection: Connection) throws(AppError)
}

extension Connection {
    /// Says that a record is about to be changed, or made, by the write that runs: called before the change.
    package func willChange(_ kind: RecordKind, _ subject: UUID) throws(AppError) {
        try recording?.note(kind, subject, in: self)
    }

    /// Says who makes the write that runs, and that other workstations are to have it.
    package func record(_ what: String, by author: Staff.ID, needing permissions: [Permission]) {
        recording?.author = author
        recording?.request = ChangeRecording.Request(what: what, permissions: permissions)
    }

    /// Whether the clinic is shared with other workstations.
    package func isShared() throws(AppError) -> Bool {
        try first("SELECT 1 FROM remote WHERE is_shared") { _ in true } ?? false
    }
}
