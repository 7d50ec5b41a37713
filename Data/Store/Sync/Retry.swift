import Domain
import Foundation

/// Has a refused or failed write tried again, as its records are on this station now: someone may have mended them since.
/// Runs inside a transaction.
struct Retry {
    let connection: Connection
    let row: OutboxRow
    /// What the remote will know the write by from now on.
    let operation: OperationID

    func run() throws(AppError) {
        try takeOverLaterChanges()
        var outbox = try Outbox.read(from: connection)
        outbox.retry(row.number)
        try outbox.save(row.number, at: row.at, problem: nil, in: connection)
        try connection.run(
            "UPDATE outbox SET operation = ? WHERE number = ?", [.identity(operation.rawValue), .integer(row.number)])
    }

    /// What was changed since becomes part of this write, where the later write changed nothing else.
    private func takeOverLaterChanges() throws(AppError) {
        let own = try OutboxChange.all(ofEntry: row.number, in: connection)
        for change in own {
            for later in try OutboxChange.all(of: change.kind, change.subject, in: connection)
            where later.entry > row.number {
                let others = try OutboxChange.all(ofEntry: later.entry, in: connection)
                let isCovered = others.allSatisfy { other in
                    own.contains { $0.kind == other.kind && $0.subject == other.subject }
                }
                // A write that waits for a person stays what it is, and so does everything behind it.
                guard isCovered, try OutboxRow.find(later.entry, in: connection)?.state == .queued else { break }
                try takeOver(others)
                try OutboxRow.delete(later.entry, in: connection)
            }
        }
    }

    private func takeOver(_ changes: [OutboxChange]) throws(AppError) {
        for change in changes {
            try connection.run(
                "UPDATE outbox_change SET after = ? WHERE entry = ? AND kind = ? AND subject = ?",
                [.text(change.after), .integer(row.number), .text(change.kind), .identity(change.subject)])
        }
    }
}
