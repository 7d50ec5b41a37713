import Domain
import Foundation

extension OutboxChange {
    /// The same change of what is counted, made on what the writes before it add up to. That may be less than nothing, which no
    /// table shows: a change that begins with what the table shows would give back more than was taken.
    func counted(on kind: SyncedKind, in connection: Connection) throws(AppError) -> OutboxChange {
        guard !kind.counters.isEmpty, let before, let after,
            let last = try Self.last(of: kind.name, subject, in: connection)?.after
        else { return self }
        var (old, new) = (try RecordImage(before, in: connection), try RecordImage(after, in: connection))
        let present = try RecordImage(last, in: connection)
        for counter in kind.counters {
            let step = (new.number(counter) ?? 0) - (old.number(counter) ?? 0)
            let count = present.number(counter) ?? 0
            old.fields[counter] = String(count)
            new.fields[counter] = String(count + step)
            try connection.run(
                "UPDATE \(kind.table) SET \(counter) = ? WHERE \(kind.identity) = ?",
                [.integer(max(0, count + step)), .identity(subject)])
        }
        return OutboxChange(
            entry: entry, position: position, kind: self.kind, subject: subject, before: old.text(as: kind),
            after: new.text(as: kind), theirs: theirs)
    }

    /// Lets each queued change of what is counted begin where the one before it ends, without some writes; the first begins
    /// with what the remote has.
    ///
    /// - Returns: what all of them come to.
    @discardableResult
    static func recount(
        _ kind: SyncedKind, _ subject: UUID, without entries: [Int] = [], in connection: Connection
    ) throws(AppError) -> [String: Int] {
        let queued = try all(of: kind.name, subject, in: connection)
        guard let first = queued.first?.before else { return [:] }
        let start = try RecordImage(first, in: connection)
        var counts = Dictionary(uniqueKeysWithValues: kind.counters.map { ($0, start.number($0) ?? 0) })
        for change in queued where !entries.contains(change.entry) {
            guard let before = change.before, let after = change.after else { continue }
            var (old, new) = (try RecordImage(before, in: connection), try RecordImage(after, in: connection))
            for (counter, count) in counts {
                let step = (new.number(counter) ?? 0) - (old.number(counter) ?? 0)
                old.fields[counter] = String(count)
                new.fields[counter] = String(count + step)
                counts[counter] = count + step
            }
            try change.replace(before: old.text(as: kind), after: new.text(as: kind), in: connection)
        }
        return counts
    }
}
