import Data
import Domain
import Foundation

/// Has a refused or failed write tried again, as its records are on this workstation now: someone may have mended them
/// since. Runs inside a transaction.
struct Retry {
    let connection: Connection
    let row: OutboxRow
    /// What the remote will know the write by from now on.
    let operation: OperationID
    /// Who has it tried again: the author from now on of what nobody here wrote, or its author may not.
    let staff: Staff

    func run() throws(AppError) {
        if isRefused { try mend() }
        var outbox = try Outbox.read(.some([row.number]), from: connection)
        outbox.retry(row.number)
        try outbox.save(row.number, at: row.at, problem: nil, in: connection)
    }

    /// Whether the remote said of the write that it does not have it. What it failed at may be there, with an answer
    /// that got lost: that is asked about as it was, by the name that it was sent by.
    private var isRefused: Bool {
        switch problem {
        case .refused, .newer, .lost: true
        case .failed, .overtaken, nil: false
        }
    }

    private var problem: OutboxProblem? { row.problem.map(OutboxProblem.init(stored:)) }

    private func mend() throws(AppError) {
        // Its author is asked for it each time it goes. What is in it still says who wrote what.
        if row.author == nil || isNotAllowed { try row.answered(by: staff.id, in: connection) }
        // What the remote lost was never answered: every workstation sends it as the same, and what was changed since
        // follows on its own. The answer may be about what another workstation sent, which does not have that.
        guard problem != .lost else { return }
        try takeOverLaterChanges()
        try OutboxRow.rename(row.number, to: operation, in: connection)
    }

    private var isNotAllowed: Bool {
        if case .refused(.notAllowed, _) = problem { true } else { false }
    }

    /// What was changed since becomes part of this write, oldest first, where the later write changed nothing else.
    private func takeOverLaterChanges() throws(AppError) {
        for later in try laterEntries() {
            let own = try OutboxChange.all(ofEntry: row.number, in: connection)
            let others = try OutboxChange.all(ofEntry: later, in: connection)
            let isCovered = others.allSatisfy { other in
                own.contains { $0.kind == other.kind && $0.subject == other.subject }
            }
            // What only counts beside it does not matter; what is more than this write, what waits for a person, and
            // what is not for whoever has this one tried again, stays what it is, and so does everything behind it.
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

    /// The writes after this one that changed one of its records, oldest first.
    private func laterEntries() throws(AppError) -> [Int] {
        try connection.rows(
            """
            SELECT DISTINCT later.entry FROM outbox_change AS own
            JOIN outbox_change AS later ON later.kind = own.kind AND later.subject = own.subject
            WHERE own.entry = ?1 AND later.entry > ?1 ORDER BY later.entry
            """, [.integer(row.number)]
        ) { row throws(AppError) in try row.integer(0) }
    }

    private func sharesOnlyCounts(_ others: [OutboxChange], _ own: [OutboxChange]) -> Bool {
        others.allSatisfy { other in
            let counts = RecordKind(rawValue: other.kind)?.synced.counters.isEmpty == false
            return counts || !own.contains { $0.kind == other.kind && $0.subject == other.subject }
        }
    }

    /// What the later write made of a record is made of it by this one; what is counted is added.
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
        guard !kind.counters.isEmpty, let before = later.before, let after = later.after, let mine = own.after else {
            return later.after
        }
        var image = try RecordImage(after, in: connection)
        let (first, last) = (try RecordImage(before, in: connection), try RecordImage(mine, in: connection))
        for counter in kind.counters {
            let step = (image.number(counter) ?? 0) - (first.number(counter) ?? 0)
            image.fields[counter] = String((last.number(counter) ?? 0) + step)
        }
        return image.text(as: kind)
    }

    /// What the later write took is asked for this one, too. Where others had a part in it, who has it tried again
    /// answers for all of it: they may make each.
    private func takeOverDuty(of later: OutboxRow) throws(AppError) {
        guard let own = try OutboxRow.find(row.number, in: connection) else { return }
        try own.needs(later.permissions ?? [], in: connection)
        if later.author != own.author { try own.answered(by: staff.id, in: connection) }
    }

    /// What waited for the later write waits for this one, and this one for what that needed, but for what waits for
    /// this one.
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
