import Data
import Domain
import FoundationEssentials

extension Push {
    /// Writes that were sent, and what the remote said.
    struct Answered: Sendable {
        let batch: [Item]
        let outcomes: [RemoteOutcome]
        let problem: AppError?

        static let nothing = Self(batch: [], outcomes: [], problem: nil)
    }
}

extension Push.Answered {
    /// How many the remote took.
    var applied: Int { outcomes.count(where: \.isApplied) }

    /// The numbers of those that may be still here and were looked at, the one among them that the remote failed at.
    var tried: [Int] {
        let answered = zip(batch, outcomes).filter { !$1.isApplied || $0.operation.isOnceMore }.map(\.0)
        return (answered + batch.dropFirst(outcomes.count).prefix(1)).map(\.number)
    }

    /// Stores the answers and the remote's current records.
    func settle(
        at now: Date, jitter: Double, renaming identifiers: any IdentifierSource, in connection: Connection
    ) throws(AppError) {
        var outbox = try Outbox.read(.some(batch.map(\.number)), from: connection)
        let inbox = Inbox(connection: connection)
        for (item, outcome) in zip(batch, outcomes) {
            switch outcome {
            case .applied(let records):
                for change in try OutboxChange.all(ofEntry: item.number, in: connection) {
                    try change.keepBase(in: connection)
                }
                let answer = try LostRecords(connection: connection).answer(records, to: item.operation)
                outbox.settle(item.number, as: answer == .same ? .applied : .failed, at: now, jitter: jitter)
                // Differences are resolved when the records are applied.
                try inbox.put(records, known: answer != .same)
                try outbox.save(item.number, at: now, problem: nil, in: connection)
                if answer == .another {
                    try OutboxRow.rename(item.number, to: OperationID(identifiers.next()), in: connection)
                }
            case .conflict(let records):
                // A conflict is found when the records are applied. Without one, the write is sent again as a new
                // operation: this one is answered for good.
                outbox.settle(item.number, as: .failed, at: now, jitter: jitter)
                try inbox.put(records, known: true)
                try outbox.save(item.number, at: now, problem: nil, in: connection)
                try OutboxRow.rename(item.number, to: OperationID(identifiers.next()), in: connection)
            case .rejected(let refusal):
                outbox.settle(item.number, as: .rejected, at: now, jitter: jitter)
                try outbox.save(
                    item.number, at: now, problem: .refused(refusal.reason, detail: refusal.detail), in: connection)
            }
        }
        if !outcomes.isEmpty { try RemoteRow.update(in: connection) { $0.cursor = $0.cursor.behindAnswers } }
        guard let problem, !problem.isBrokenWay, let failed = batch.dropFirst(outcomes.count).first else { return }
        outbox.settle(failed.number, as: .failed, at: now, jitter: jitter)
        try outbox.save(failed.number, at: now, problem: .failed(detail: problem.detail), in: connection)
    }
}

extension RemoteOutcome {
    fileprivate var isApplied: Bool {
        if case .applied = self { true } else { false }
    }
}

extension AppError {
    /// The remote's message, without its address.
    fileprivate var detail: String {
        if case .remote(.failed(_, let detail)) = self { detail } else { message }
    }

    /// Whether it says that nothing can be asked at present, rather than that one thing failed.
    var isBrokenWay: Bool {
        if case .remote(.failed) = self { false } else { true }
    }
}
