import Data
import Domain
import FoundationEssentials

/// A person's choice about a conflict. Runs inside a transaction.
struct Resolution {
    let connection: Connection
    let row: OutboxRow
    let sides: [OutboxField.ID: OutboxSide]
    /// The new operation of the write, which is no longer the one in conflict.
    let operation: OperationID
    /// The person who chose. They become the author, who signs it, where they can sign all of it.
    let staff: Staff

    /// Makes the write one that is built on what the other workstation wrote.
    func run() throws(AppError) {
        let source = try connection.restoring()
        for change in try OutboxChange.all(ofEntry: row.number, in: connection) {
            guard let kind = RecordKind(rawValue: change.kind)?.synced, change.theirs != nil else { continue }
            let chosen = try ContestedRecord(change: change, kind: kind, in: connection).chosen(sides)?.text(as: kind)
            try change.settle(before: change.remoteBody, after: chosen, in: connection)
            try connection.run(
                "INSERT INTO \(source) (kind, subject, body) VALUES (?, ?, ?)",
                [.text(change.kind), .identity(change.subject), .text(try shown(change, chosen, kind))])
        }
        try connection.settleChanges()
        try Arrivals(connection: connection, source: source).takeIn()
        try dropWhatChangesNothing()
        try OutboxRow.rename(row.number, to: operation, in: connection)
        let changes = try OutboxChange.all(ofEntry: row.number, in: connection)
        let maySign = try StepRule(staff, at: row.at).allows(changes, in: connection)
        if row.author == nil || maySign {
            try row.answered(by: staff.id, in: connection)
        }
        try Outbox.decide(about: row.number, in: connection) { $0.retry(row.number) }
    }

    /// The result of later writes on the chosen record. Those in conflict with it need a choice, too.
    private func shown(
        _ change: OutboxChange, _ chosen: String?, _ kind: SyncedKind
    ) throws(AppError) -> String? {
        let later = try OutboxChange.all(of: change.kind, change.subject, in: connection).filter {
            $0.entry > row.number
        }
        return try Rebase(connection: connection).rebase(later, of: kind, onto: chosen).mine?.text(as: kind)
    }

    /// Where the other side was chosen throughout there is nothing left to send.
    private func dropWhatChangesNothing() throws(AppError) {
        try connection.run("DELETE FROM outbox_change WHERE entry = ? AND before IS after", [.integer(row.number)])
        let left = try OutboxChange.all(ofEntry: row.number, in: connection)
        if left.isEmpty { try OutboxRow.delete(row.number, in: connection) }
    }
}

extension OutboxChange {
    fileprivate func settle(before: String?, after: String?, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE outbox_change SET before = ?, after = ?, theirs = NULL WHERE entry = ? AND position = ?",
            [.text(before), .text(after), .integer(entry), .integer(position)])
    }
}
