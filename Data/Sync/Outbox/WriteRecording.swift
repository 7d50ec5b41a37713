import Data
import Domain
import FoundationEssentials

/// Records the changes that one write makes to shared records, and queues them with the write itself: both are
/// committed, or neither.
final class WriteRecording: ChangeRecording {
    private var touched: [(kind: RecordKind, subject: UUID, before: String?)] = []

    func note(_ kind: RecordKind, _ subject: UUID, in connection: Connection) throws(AppError) {
        guard !touched.contains(where: { $0.subject == subject && $0.kind == kind }) else { return }
        touched.append((kind, subject, try image(kind, subject, in: connection)))
    }

    /// Queues what changed since, if anything did.
    ///
    /// - Returns: whether anything did.
    func queue(_ write: QueuedWrite, in connection: Connection) throws(AppError) -> Bool {
        var changes: [(kind: RecordKind, subject: UUID, before: String?, after: String?)] = []
        for (kind, subject, before) in touched {
            let after = try image(kind, subject, in: connection)
            if after != before { changes.append((kind, subject, before, after)) }
        }
        guard !changes.isEmpty else { return false }
        let entry = try OutboxRow.insert(write, in: connection)
        for (position, change) in changes.enumerated() {
            let row = try OutboxChange(
                entry: entry, position: position, kind: change.kind.rawValue, subject: change.subject,
                before: change.before, after: change.after, theirs: nil
            ).counted(on: change.kind.synced, in: connection)
            try OutboxNeeds(of: row, kind: change.kind).insert(in: connection)
            try row.insert(in: connection)
        }
        return true
    }

    private func image(_ kind: RecordKind, _ subject: UUID, in connection: Connection) throws(AppError) -> String? {
        try connection.first(kind.synced.imageSQL, [.identity(subject)]) { row throws(AppError) in try row.text(0) }
    }
}

/// The queued facts about a write, besides its changes.
struct QueuedWrite: Sendable {
    /// The identity at the remote.
    let operation: OperationID
    /// The kind of write, as the rest of the sentence "Not sent: …".
    let what: String
    let author: Staff.ID?
    /// The permissions that the author needed, checked again when it is sent.
    let permissions: [Permission]
    let at: Date
}
