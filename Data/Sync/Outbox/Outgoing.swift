import Data
import Domain

/// Queues a write's changes to shared records, and wakes the sender.
struct Outgoing: ChangeQueue {
    /// The engine behind it keeps the writer, which keeps this queue.
    weak let link: SyncLink?

    func queue(_ changes: [RecordChange], of write: RecordedWrite, in connection: Connection) throws(AppError) {
        try connection.learnBytesOfHex()
        let entry = try OutboxRow.insert(write, in: connection)
        for (position, change) in changes.enumerated() {
            let row = try OutboxChange(
                entry: entry, position: position, kind: change.kind.rawValue, subject: change.subject,
                before: change.before, after: change.after, theirs: nil
            ).counted(on: change.kind.synced, in: connection)
            try OutboxNeeds(of: row, kind: change.kind).insert(in: connection)
            try row.insert(in: connection)
        }
        link?.wake()
    }
}
