import Data
import Domain
import FoundationEssentials

/// Rebases this workstation's queued writes on the records in the inbox, so that users still see what they wrote. Runs
/// inside a transaction.
struct Rebase {
    let connection: Connection

    /// One record in the inbox that has such writes.
    private struct Arrival {
        let kind: SyncedKind
        let subject: UUID
        let body: String?
    }

    func run() throws(AppError) {
        for arrival in try arrivals() { try rebase(arrival) }
    }

    /// In the order in which the remote decides: kinds that never merge come before those that count with them.
    private func arrivals() throws(AppError) -> [Arrival] {
        try connection.rows(
            """
            SELECT kind, subject, body FROM inbox
            WHERE EXISTS (SELECT 1 FROM outbox_change AS mine WHERE mine.kind = inbox.kind AND mine.subject = inbox.subject)
            ORDER BY kind, subject
            """
        ) { row throws(AppError) in
            guard let kind = RecordKind(rawValue: try row.text(0)) else {
                throw row.corrupt("a record of no known kind")
            }
            return Arrival(kind: kind.synced, subject: try row.identity(1), body: try row.optionalText(2))
        }
    }

    private func rebase(_ arrival: Arrival) throws(AppError) {
        let changes = try OutboxChange.all(of: arrival.kind.name, arrival.subject, in: connection)
        let (mine, isContested) = try rebase(changes, of: arrival.kind, onto: arrival.body)
        try keep(isContested ? shown(mine, where: image(arrival.body), of: arrival.kind) : mine, of: arrival)
    }

    /// Rebases changes of one record, oldest first, each on the result of the one before. Where a person has to choose,
    /// this workstation's fields stay on top of the other's, and later changes go on from there. If fields do not
    /// merge, later changes wait as they are.
    ///
    /// - Returns: the record as this workstation shows it, and whether a person has to choose.
    func rebase(
        _ changes: [OutboxChange], of kind: SyncedKind, onto theirs: String?
    ) throws(AppError) -> (mine: RecordImage?, isContested: Bool) {
        let (merge, theirs) = (RecordMerge(kind), try image(theirs))
        var (present, mine, isContested) = (theirs, theirs, false)
        for change in changes {
            let (before, after) = (try image(change.before), try image(change.after))
            mine = merge.laid(before: before, after: after, over: mine)
            switch merge.merge(before: before, after: after, onto: present) {
            case .merged(let merged):
                if merge.merging == .never, let before, before != after, present == after {
                    // Another write took this very step, and counted for it.
                    try LostGoods(connection: connection, entry: change.entry).takeNothing()
                }
                try change.replace(before: present?.text(as: kind), after: merged?.text(as: kind), in: connection)
                try change.agree(in: connection)
                present = merged
            case .contested:
                isContested = true
                try change.contradict(present?.text(as: kind), in: connection)
                guard merge.merging == .fields else { return (try image(changes.last?.after), true) }
                if present != nil, after != nil { present = merge.laid(before: before, after: after, over: present) }
            }
        }
        return (mine, isContested)
    }

    /// This workstation's version, with the remote's binding fields.
    private func shown(_ mine: RecordImage?, where theirs: RecordImage?, of kind: SyncedKind) -> RecordImage? {
        guard !kind.binding.isEmpty else { return mine }
        guard let theirs else { return nil }
        var shown = mine ?? theirs
        for field in kind.binding { shown.fields[field] = theirs.fields[field] }
        return shown
    }

    /// Changes a record in the inbox to what this workstation shows.
    private func keep(_ image: RecordImage?, of arrival: Arrival) throws(AppError) {
        try connection.run(
            "UPDATE inbox SET body = ? WHERE kind = ? AND subject = ?",
            [
                .text(image?.clamped(arrival.kind).text(as: arrival.kind)), .text(arrival.kind.name),
                .identity(arrival.subject),
            ])
    }

    private func image(_ text: String?) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        return try RecordImage(text, in: connection)
    }
}

extension RecordImage {
    /// The record as it can be shown: no counter is below zero, whatever the queued writes add up to.
    func clamped(_ kind: SyncedKind) -> RecordImage {
        var image = self
        for counter in kind.counters where (number(counter) ?? 0) < 0 { image.fields[counter] = "0" }
        return image
    }
}
