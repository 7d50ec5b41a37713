import Data
import Domain
import FoundationEssentials

extension Push {
    /// A write under way, with its local number.
    struct Item: Sendable {
        let number: Int
        let operation: RemoteOperation
    }
}

extension Push.Item {
    /// The next writes to send, marked as under way. Skips those that nobody may have written.
    static func next(
        _ count: Int, at now: Date, without others: Set<Int>, signing: WriteSigning, in connection: Connection
    ) throws(AppError) -> [Self] {
        var others = others
        while true {
            var outbox = try Outbox.read(.going(limit: count + others.count, at: now), from: connection)
            let numbers = outbox.next(count, at: now, without: others)
            let items = try outbox.allow(numbers, at: now, signing, in: connection)
            if !items.isEmpty || numbers.isEmpty { return items }
            // Those that nobody who is signed in can sign wait for their author, others for their final numbers.
            others.formUnion(numbers)
        }
    }
}

extension Outbox {
    /// Notes writes as on their way, but for those that their authors may not make any more.
    fileprivate mutating func allow(
        _ numbers: [Int], at now: Date, _ signing: WriteSigning, in connection: Connection
    ) throws(AppError) -> [Push.Item] {
        var items: [Push.Item] = []
        for number in numbers {
            guard let row = try OutboxRow.find(number, in: connection) else { continue }
            if try FinalNumbers.isMissing(inEntry: number, in: connection) { continue }
            let changes = try OutboxChange.all(ofEntry: number, in: connection)
            // A write that may have arrived is asked about, even if its author may no longer make it.
            let problem = row.sentAt == nil ? try QueuedAccess(row, changes).problem(in: connection) : nil
            if problem == nil {
                let signed = try signing.signed(row, changes, in: connection)
                guard signed != nil || row.sentAt != nil else { continue }
                send(number)
                items.append(Push.Item(number: number, operation: try row.operation(changes, signed, in: connection)))
            } else {
                settle(number, as: .rejected, at: now, jitter: 0)
            }
            try save(number, at: now, problem: problem, in: connection)
        }
        return items
    }
}

extension RemoteOperation {
    /// The same on a visit. The answer to one that every workstation sends has to stay for the others.
    func sent(on visit: RemoteVisit?) -> RemoteOperation {
        var sent = self
        sent.visit = isOnceMore ? nil : visit
        return sent
    }
}

extension OutboxRow {
    /// The operation to send: the current changes, each based on the record's last version from the remote.
    fileprivate func operation(
        _ changes: [OutboxChange], _ signed: SignedBytes?, in connection: Connection
    ) throws(AppError) -> RemoteOperation {
        let changes = try changes.map { change throws(AppError) in
            RemoteChange(
                kind: change.kind, subject: change.subject, base: try change.base(in: connection),
                before: change.before, after: change.after)
        }
        return RemoteOperation(id: operation, author: author, at: at, changes: changes, signed: signed)
    }
}
