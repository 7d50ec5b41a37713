import Domain
import Foundation

extension Push {
    /// A write on its way, with its number here.
    struct Item: Sendable {
        let number: Int
        let operation: RemoteOperation
    }
}

extension Push.Item {
    /// The next writes that may go, noted as on their way.
    static func next(
        _ count: Int, at now: Date, without others: Set<Int>, in connection: Connection
    ) throws(AppError) -> [Self] {
        var outbox = try Outbox.read(.going(limit: count + others.count, at: now), from: connection)
        var items: [Self] = []
        for number in outbox.next(count, at: now, without: others) {
            guard let row = try OutboxRow.find(number, in: connection) else { continue }
            let changes = try OutboxChange.all(ofEntry: number, in: connection)
            // What may be there already is asked about, whoever may write what by now.
            let problem = row.sentAt == nil ? try QueuedAccess(row, changes).problem(in: connection) : nil
            if problem == nil {
                outbox.send(number)
                items.append(Self(number: number, operation: try row.operation(changes, in: connection)))
            } else {
                outbox.settle(number, as: .rejected, at: now, chance: 0)
            }
            try outbox.save(number, at: now, problem: problem, in: connection)
        }
        return items
    }
}

extension OutboxRow {
    /// What goes to the remote: the changes as they are now, each built on what this station last heard of its record.
    fileprivate func operation(
        _ changes: [OutboxChange], in connection: Connection
    ) throws(AppError) -> RemoteOperation {
        let changes = try changes.map { change throws(AppError) in
            RemoteChange(
                kind: change.kind, subject: change.subject, base: try base(of: change, in: connection),
                before: change.before, after: change.after)
        }
        return RemoteOperation(id: operation, author: author, at: at, changes: changes)
    }

    private func base(of change: OutboxChange, in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            """
            SELECT max(version) FROM (
                SELECT version FROM synced_record WHERE kind = ?1 AND subject = ?2
                UNION ALL SELECT version FROM inbox WHERE kind = ?1 AND subject = ?2
            )
            """, [.text(change.kind), .identity(change.subject)]
        ) { row throws(AppError) in try row.optionalInteger(0) ?? 0 } ?? 0
    }
}
