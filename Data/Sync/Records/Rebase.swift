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

    /// Write by write, each on the result of the one before. From the first conflict on, this workstation's version
    /// stays.
    private func rebase(_ arrival: Arrival) throws(AppError) {
        let merge = RecordMerge(arrival.kind)
        let theirs = try image(arrival.body)
        var present = theirs
        for change in try OutboxChange.all(of: arrival.kind.name, arrival.subject, in: connection) {
            let (before, after) = (try image(change.before), try image(change.after))
            switch merge.merge(before: before, after: after, onto: present) {
            case .merged(let merged):
                if merge.merging == .never, let before, before != after, present == after {
                    // Another write took this very step, and counted for it.
                    try LostGoods(connection: connection, entry: change.entry).takeNothing()
                }
                try change.replace(
                    before: present?.text(as: arrival.kind), after: merged?.text(as: arrival.kind), in: connection)
                try change.agree(in: connection)
                present = merged
            case .contested:
                try change.contradict(present?.text(as: arrival.kind), in: connection)
                present = try image(OutboxChange.last(of: arrival.kind.name, arrival.subject, in: connection)?.after)
                return try keep(shown(present, where: theirs, of: arrival.kind), of: arrival)
            }
        }
        try keep(present, of: arrival)
    }

    /// This workstation's version, with the remote's binding fields.
    private func shown(_ mine: RecordImage?, where theirs: RecordImage?, of kind: SyncedKind) -> RecordImage? {
        guard !kind.binding.isEmpty else { return mine }
        guard let theirs else { return nil }
        var shown = mine ?? theirs
        for field in kind.binding { shown.fields[field] = theirs.fields[field] }
        return shown
    }

    /// Changes a record in the inbox to what this workstation shows. No counter is below zero, whatever the queued
    /// writes add up to.
    private func keep(_ image: RecordImage?, of arrival: Arrival) throws(AppError) {
        var image = image
        for counter in arrival.kind.counters {
            if let number = image?.number(counter), number < 0 { image?.fields[counter] = "0" }
        }
        try connection.run(
            "UPDATE inbox SET body = ? WHERE kind = ? AND subject = ?",
            [.text(image?.text(as: arrival.kind)), .text(arrival.kind.name), .identity(arrival.subject)])
    }

    private func image(_ text: String?) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        return try RecordImage(text, in: connection)
    }
}
