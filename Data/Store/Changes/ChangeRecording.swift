import Domain
import FoundationEssentials

/// Records the changes that one transaction makes to shared records, and appends them to the clinic's log with it: both
/// are committed, or neither. Where the clinic is shared, the queue for the other workstations reads them, too.
package final class ChangeRecording {
    /// A request by a person, as the queue needs it.
    struct Request {
        /// The kind of write, as the rest of the sentence "Not sent: …".
        let what: String
        let permissions: [Permission]
    }

    /// The author; nil for nobody who is known here.
    package var author: Staff.ID?
    /// Set for a write that other workstations are to have.
    var request: Request?
    let log: ClinicLog
    private var touched: [(kind: RecordKind, subject: UUID, before: String?)] = []

    init(_ log: ClinicLog) { self.log = log }

    /// Keeps a record as it is before its first change.
    func note(_ kind: RecordKind, _ subject: UUID, in connection: Connection) throws(AppError) {
        guard !touched.contains(where: { $0.subject == subject && $0.kind == kind }) else { return }
        touched.append((kind, subject, try kind.image(of: subject, in: connection)))
    }

    /// Appends what has changed so far; what changes later is an entry of its own.
    package func settle(in connection: Connection) throws(AppError) {
        guard !touched.isEmpty else { return }
        let changes = try changes(in: connection)
        if !changes.isEmpty {
            try log.append(changes, of: self, in: connection) { () throws(AppError) in try self.changes(in: connection)
            }
        }
        touched = []
    }

    private func changes(in connection: Connection) throws(AppError) -> [RecordChange] {
        var changes: [RecordChange] = []
        for (kind, subject, before) in touched {
            let after = try kind.image(of: subject, in: connection)
            if after != before {
                changes.append(RecordChange(kind: kind, subject: subject, before: before, after: after))
            }
        }
        return changes
    }
}

extension RecordKind {
    /// The record of an identity as its JSON object, or nil if there is none.
    package func image(of subject: UUID, in connection: Connection) throws(AppError) -> String? {
        try connection.first(SyncedKind.imageSQL(of: self), [.identity(subject)]) { row throws(AppError) in
            try row.text(0)
        }
    }
}
