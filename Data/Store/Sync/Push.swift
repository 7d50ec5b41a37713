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

    /// - Parameter sent: counts the writes that the remote has by now, also where the rest is not sent any more.
    /// - Throws: why the remote could not be asked any more; what was sent and not answered is asked about first the
    ///   next time.
    func run(counting sent: inout Int) async throws(AppError) {
        var tried: Set<Int> = []
        var answered = Answered.nothing
        var batch = try await turn(answered, next: SyncEngine.batch, without: tried)
        while !batch.isEmpty {
            // While the remote is at work on these, what it said before is stored and the next ones are made ready. These
            // leave first: the remote must not wait until another thread is free.
            let (operations, others) = (batch.map(\.operation), tried.union(batch.map(\.number)))
            async let ready = prepare(answered, without: others)
            let (outcomes, problem) = await remote.apply(operations)
            let next = try await ready.get()
            answered = Answered(batch: batch, outcomes: outcomes, problem: problem)
            sent += answered.applied
            tried.formUnion(answered.tried)
            if let problem, problem.isBrokenWay {
                _ = try await turn(answered, next: 0, without: tried)
                throw problem
            }
            batch = next
            guard batch.isEmpty else { continue }
            // What waited for these may go now.
            batch = try await turn(answered, next: SyncEngine.batch, without: tried)
            answered = .nothing
        }
    }

    /// As ``turn(_:next:without:)``, beside something else.
    private func prepare(_ answered: Answered, without others: Set<Int>) async -> Result<[Item], AppError> {
        do throws(AppError) {
            return .success(try await turn(answered, next: SyncEngine.batch, without: others))
        } catch {
            return .failure(error)
        }
    }

    /// A write on its way, with its number here.
    fileprivate struct Item: Sendable {
        let number: Int
        let operation: RemoteOperation
    }

    /// Writes that were sent, and what the remote said.
    fileprivate struct Answered: Sendable {
        let batch: [Item]
        let outcomes: [RemoteOutcome]
        let problem: AppError?

        static let nothing = Self(batch: [], outcomes: [], problem: nil)
    }

    /// Stores what became of the last writes, and notes the next ones as on their way before anything of them leaves:
    /// in one transaction, for each has to reach the disk. Left out are those that are on their way already, and those
    /// that were tried in this round.
    private func turn(
        _ answered: Answered, next count: Int, without others: Set<Int>
    ) async throws(AppError) -> [Item] {
        let (now, chance) = (clock.storedNow, chance())
        return try await writer.write { connection throws(AppError) in
            try answered.settle(at: now, chance: chance, renaming: identifiers, in: connection)
            return count == 0 ? [] : try Item.next(count, at: now, without: others, in: connection)
        }
    }
}

extension Push.Item {
    /// The next writes that may go, noted as on their way.
    fileprivate static func next(
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

extension Push.Answered {
    /// How many the remote took.
    fileprivate var applied: Int { outcomes.count(where: \.isApplied) }

    /// The numbers of those that may be still here and were looked at, the one among them that the remote failed at.
    fileprivate var tried: [Int] {
        let answered = zip(batch, outcomes).filter { !$1.isApplied || $0.operation.isOnceMore }.map(\.0)
        return (answered + batch.dropFirst(outcomes.count).prefix(1)).map(\.number)
    }

    /// Stores what became of them, and lays down what the remote has now.
    fileprivate func settle(
        at now: Date, chance: Double, renaming identifiers: any IdentifierSource, in connection: Connection
    ) throws(AppError) {
        var outbox = try Outbox.read(.some(batch.map(\.number)), from: connection)
        let inbox = Inbox(connection: connection)
        for (item, outcome) in zip(batch, outcomes) {
            switch outcome {
            case .applied(let records):
                let answer = try LostRecords(connection: connection).answer(records, to: item.operation)
                outbox.settle(item.number, as: answer == .same ? .applied : .failed, at: now, chance: chance)
                // What is here otherwise is settled when the records are taken in.
                try inbox.put(records, known: answer != .same)
                try outbox.save(item.number, at: now, problem: nil, in: connection)
                if answer == .another {
                    try OutboxRow.rename(item.number, to: OperationID(identifiers.next()), in: connection)
                }
            case .conflict(let records):
                // What contradicts is found when the records are taken in; where nothing does, it goes again, as
                // another write: this one is answered for good.
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
        guard let problem, !problem.isBrokenWay, let failed = batch.dropFirst(outcomes.count).first else { return }
        outbox.settle(failed.number, as: .failed, at: now, chance: chance)
        try outbox.save(failed.number, at: now, problem: .failed(detail: problem.detail), in: connection)
    }
}

extension RemoteOutcome {
    fileprivate var isApplied: Bool {
        if case .applied = self { true } else { false }
    }
}

extension AppError {
    /// What the remote said, without where it is.
    fileprivate var detail: String {
        if case .remote(.failed(_, let detail)) = self { detail } else { message }
    }

    /// Whether it says that nothing can be asked at present, rather than that one thing failed.
    var isBrokenWay: Bool {
        if case .remote(.failed) = self { false } else { true }
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
