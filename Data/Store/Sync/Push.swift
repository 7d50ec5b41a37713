import Domain
import Foundation

/// Sends the queued writes that may go, until none is left or the way is broken.
struct Push: Sendable {
    let remote: any Remote
    let writer: Writer
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let chance: @Sendable () -> Double

    init(
        _ remote: any Remote, writer: Writer, clock: any WallClock, identifiers: any IdentifierSource,
        chance: @escaping @Sendable () -> Double
    ) {
        self.remote = remote
        self.writer = writer
        self.clock = clock
        self.identifiers = identifiers
        self.chance = chance
    }

    /// - Returns: how many writes the remote took.
    /// - Throws: why the remote could not be asked any more; what was sent and not answered is asked about first the next
    ///   time.
    func run() async throws(AppError) -> Int {
        var (sent, tried) = (0, Set<Int>())
        while true {
            let batch = try await prepare(without: tried)
            guard !batch.isEmpty else { return sent }
            tried.formUnion(batch.map(\.number))
            let (outcomes, problem) = await remote.apply(batch.map(\.operation))
            sent += try await settle(batch, outcomes, problem)
            // Those behind one that the remote failed at were not looked at yet.
            tried.subtract(batch.dropFirst(outcomes.count + 1).map(\.number))
            if let problem, problem.isBrokenWay { throw problem }
        }
    }

    /// A write on its way, with its number here.
    private struct Item: Sendable {
        let number: Int
        let operation: RemoteOperation
    }

    /// The next writes, noted as on their way before anything leaves. Each is tried once a round.
    private func prepare(without tried: Set<Int>) async throws(AppError) -> [Item] {
        let now = clock.storedNow
        return try await writer.write { connection throws(AppError) in
            var outbox = try Outbox.read(from: connection)
            var items: [Item] = []
            for number in outbox.next(SyncEngine.batch + tried.count, at: now) where !tried.contains(number) {
                guard items.count < SyncEngine.batch, let row = try OutboxRow.find(number, in: connection) else {
                    break
                }
                // What may be there already is asked about, whoever may write what by now.
                let problem = row.sentAt == nil ? try QueuedAccess(row: row).problem(in: connection) : nil
                if problem == nil {
                    outbox.send(number)
                    items.append(Item(number: number, operation: try row.operation(in: connection)))
                } else {
                    outbox.settle(number, as: .rejected, at: now, chance: 0)
                }
                try outbox.save(number, at: now, problem: problem, in: connection)
            }
            return items
        }
    }

    /// Stores what became of them, and lays down what the remote has now.
    private func settle(
        _ batch: [Item], _ outcomes: [RemoteOutcome], _ problem: AppError?
    ) async throws(AppError) -> Int {
        let (now, chance) = (clock.storedNow, chance())
        return try await writer.write { connection throws(AppError) in
            var outbox = try Outbox.read(from: connection)
            let inbox = Inbox(connection: connection)
            var applied = 0
            for (item, outcome) in zip(batch, outcomes) {
                switch outcome {
                case .applied(let records):
                    applied += 1
                    outbox.settle(item.number, as: .applied, at: now, chance: chance)
                    try inbox.put(records)
                    try outbox.save(item.number, at: now, problem: nil, in: connection)
                case .conflict(let records):
                    // What contradicts is found when the records are taken in; where nothing does, it goes again, as another
                    // write: this one is answered for good.
                    outbox.settle(item.number, as: .failed, at: now, chance: chance)
                    try inbox.put(records, known: true)
                    try outbox.save(item.number, at: now, problem: nil, in: connection)
                    try OutboxRow.rename(item.number, to: OperationID(identifiers.next()), in: connection)
                case .rejected(let refusal):
                    outbox.settle(item.number, as: .rejected, at: now, chance: chance)
                    try outbox.save(
                        item.number, at: now, problem: .refused(refusal.reason, detail: refusal.detail), in: connection)
                }
            }
            if let problem, !problem.isBrokenWay, outcomes.count < batch.count {
                // The first that was not answered is the one that it failed at.
                let number = batch[outcomes.count].number
                outbox.settle(number, as: .failed, at: now, chance: chance)
                try outbox.save(number, at: now, problem: .failed(detail: problem.message), in: connection)
            }
            return applied
        }
    }
}

extension AppError {
    /// Whether it says that nothing can be asked at present, rather than that one thing failed.
    var isBrokenWay: Bool {
        if case .remote(.failed) = self { false } else { true }
    }
}

extension OutboxRow {
    /// What goes to the remote: the changes as they are now, each built on what this station last heard of its record.
    func operation(in connection: Connection) throws(AppError) -> RemoteOperation {
        var changes: [RemoteChange] = []
        for change in try OutboxChange.all(ofEntry: number, in: connection) {
            changes.append(
                RemoteChange(
                    kind: change.kind, subject: change.subject, base: try base(of: change, in: connection),
                    before: change.before, after: change.after))
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

/// Whether who made a queued write may still make it: they may have another role by now.
struct QueuedAccess {
    let row: OutboxRow

    /// Why not, or nil.
    func problem(in connection: Connection) throws(AppError) -> OutboxProblem? {
        let role = try row.author.flatMap { author throws(AppError) in try StaffRecord.find(author, in: connection) }?
            .staff.role
        for change in try OutboxChange.all(ofEntry: row.number, in: connection) {
            let kind = RecordKind(rawValue: change.kind)?.synced
            guard let role, let kind, kind.writers.contains(role) else {
                return .refused(.notAllowed, detail: "\(role?.rawValue ?? "nobody") may not write \(change.kind)")
            }
        }
        return nil
    }
}
