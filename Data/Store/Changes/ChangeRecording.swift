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
    package var author: Staff.ID? {
        didSet { key = author.flatMap(log.key) }
    }

    /// The author's key. It is kept here, so that a session that ends while the write runs leaves it signed.
    private(set) var key: SigningKey?
    /// Set for a write that other workstations are to have.
    var request: Request?
    let log: ClinicLog
    private struct Name: Hashable {
        let kind: RecordKind
        let subject: UUID
    }

    private var touched: [(name: Name, before: String?)] = []
    private var names: Set<Name> = []

    init(_ log: ClinicLog) { self.log = log }

    /// Keeps a record as it is before its first change.
    func note(_ kind: RecordKind, _ subject: UUID, in connection: Connection) throws(AppError) {
        let name = Name(kind: kind, subject: subject)
        guard !names.contains(name) else { return }
        touched.append((name, try kind.image(of: subject, in: connection)))
        names.insert(name)
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
        names = []
    }

    private func changes(in connection: Connection) throws(AppError) -> [RecordChange] {
        var changes: [RecordChange] = []
        for (name, before) in touched {
            let after = try name.kind.image(of: name.subject, in: connection)
            if after != before {
                changes.append(RecordChange(kind: name.kind, subject: name.subject, before: before, after: after))
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
