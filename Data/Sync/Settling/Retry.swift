import Data
import Domain
import FoundationEssentials

/// Retries a refused or failed write with the current records of this workstation, which someone may have corrected
/// since. Runs inside a transaction.
struct Retry {
    let connection: Connection
    let row: OutboxRow
    /// The new operation of the write.
    let operation: OperationID
    /// The person who retries, who becomes the author if there is none here or the author may not.
    let staff: Staff

    func run() throws(AppError) {
        if isRefused { try mend() }
        var outbox = try Outbox.read(.some([row.number]), from: connection)
        outbox.retry(row.number)
        try outbox.save(row.number, at: row.at, problem: nil, in: connection)
    }

    /// Whether the remote said that it does not have the write. A failed one may be there, with a lost answer: it is
    /// asked about unchanged, under the same operation.
    private var isRefused: Bool {
        switch problem {
        case .refused, .newer, .lost: true
        case .failed, .overtaken, nil: false
        }
    }

    private var problem: OutboxProblem? { row.problem.map(OutboxProblem.init(stored:)) }

    private func mend() throws(AppError) {
        // The author is checked each time that it is sent. Its contents still name who wrote what.
        if row.author == nil || isNotAllowed {
            try checkSigning()
            try row.answered(by: staff.id, in: connection)
        }
        // A write that the remote lost was never answered: every workstation sends it unchanged, and later changes
        // follow separately. The answer may be about another workstation's, which lacks them.
        guard problem != .lost else { return }
        try takeOverLaterChanges()
        try OutboxRow.rename(row.number, to: operation, in: connection)
    }

    /// Other workstations take it from nobody else but who may sign it.
    private func checkSigning() throws(AppError) {
        let changes = try OutboxChange.all(ofEntry: row.number, in: connection)
        guard try StepRule(staff, at: row.at).allows(changes, in: connection) else {
            throw .conflict(
                "Only who did this can sign it, or a manager.",
                advice: "Ask one of them to try it again, or discard it.")
        }
    }

    private var isNotAllowed: Bool {
        if case .refused(.notAllowed, _) = problem { true } else { false }
    }

    /// Later changes that were built on it become part of this write, oldest first, if the later write changed nothing
    /// else.
    private func takeOverLaterChanges() throws(AppError) {
        for later in try laterEntries() {
            let own = try OutboxChange.all(ofEntry: row.number, in: connection)
            let others = try OutboxChange.all(ofEntry: later, in: connection)
            let isCovered = others.allSatisfy { other in
                own.contains { $0.kind == other.kind && $0.subject == other.subject }
            }
            // Counters beside it do not matter. A later write that has other changes, waits for a person, or is not
            // for this person stays as it is, and so does everything after it.
            guard isCovered else {
                if sharesOnlyCounts(others, own) { continue }
                return
            }
            guard let found = try OutboxRow.find(later, in: connection), found.state == .queued,
                QueuedAccess(found, others).allows(staff)
            else { return }
            for other in others { try takeOver(other) }
            try takeOverNeeds(of: later)
            try takeOverDuty(of: found)
            try OutboxRow.delete(later, in: connection)
        }
        for change in try OutboxChange.all(ofEntry: row.number, in: connection) {
            guard let kind = RecordKind(rawValue: change.kind)?.synced, !kind.counters.isEmpty else { continue }
            try OutboxChange.recount(kind, change.subject, in: connection)
        }
    }

    /// The writes after this one that changed one of its records and wait for it, oldest first.
    private func laterEntries() throws(AppError) -> [Int] {
        let waiting = Set(try Outbox.read(from: connection).withDependants(row.number))
        return try connection.rows(
            """
            SELECT DISTINCT later.entry FROM outbox_change AS own
            JOIN outbox_change AS later ON later.kind = own.kind AND later.subject = own.subject
            WHERE own.entry = ?1 AND later.entry > ?1 ORDER BY later.entry
            """, [.integer(row.number)]
        ) { row throws(AppError) in try row.integer(0) }.filter(waiting.contains)
    }

    private func sharesOnlyCounts(_ others: [OutboxChange], _ own: [OutboxChange]) -> Bool {
        others.allSatisfy { other in
            let counts = RecordKind(rawValue: other.kind)?.synced.counters.isEmpty == false
            return counts || !own.contains { $0.kind == other.kind && $0.subject == other.subject }
        }
    }

    /// This write takes over the later write's change of a record; counters are added.
    private func takeOver(_ later: OutboxChange) throws(AppError) {
        let own = try OutboxChange.all(ofEntry: row.number, in: connection).first {
            $0.kind == later.kind && $0.subject == later.subject
        }
        guard let own, let kind = RecordKind(rawValue: later.kind)?.synced else { return }
        try own.replace(before: own.before, after: try joined(own, later, kind), in: connection)
    }

    private func joined(
        _ own: OutboxChange, _ later: OutboxChange, _ kind: SyncedKind
    ) throws(AppError) -> String? {
        guard kind.merging == .fields, let before = later.before, let after = later.after, let mine = own.after else {
            return later.after
        }
        let image = RecordMerge(kind).laid(
            before: try RecordImage(before, in: connection), after: try RecordImage(after, in: connection),
            over: try RecordImage(mine, in: connection))
        return image?.text(as: kind)
    }

    /// This write takes over the later one's permissions. If others contributed, the person who retries is responsible
    /// for all: they may make each.
    private func takeOverDuty(of later: OutboxRow) throws(AppError) {
        guard let own = try OutboxRow.find(row.number, in: connection) else { return }
        try own.needs(later.permissions ?? [], in: connection)
        if later.author != own.author { try own.answered(by: staff.id, in: connection) }
    }

    /// Writes that wait for the later one wait for this one, and this one for what that needed, except for what waits
    /// for this one.
    private func takeOverNeeds(of later: Int) throws(AppError) {
        try connection.run(
            "UPDATE OR IGNORE outbox_need SET needs = ? WHERE needs = ? AND entry <> ?",
            [.integer(row.number), .integer(later), .integer(row.number)])
        try connection.run(
            """
            WITH RECURSIVE waiting (entry) AS (
                VALUES (?1)
                UNION SELECT outbox_need.entry FROM outbox_need JOIN waiting ON outbox_need.needs = waiting.entry
            )
            INSERT OR IGNORE INTO outbox_need (entry, needs)
            SELECT ?1, needs FROM outbox_need WHERE entry = ?2 AND needs NOT IN (SELECT entry FROM waiting)
            """, [.integer(row.number), .integer(later)])
    }
}
