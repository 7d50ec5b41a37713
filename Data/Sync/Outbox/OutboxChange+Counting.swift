import Data
import Domain
import FoundationEssentials

extension OutboxChange {
    /// The same change of counters, based on the sum of the writes before it. That may be negative, which no table
    /// shows: a change based on the table's value would return more than was taken.
    func counted(on kind: SyncedKind, in connection: Connection) throws(AppError) -> OutboxChange {
        guard !kind.counters.isEmpty,
            let last = try Self.last(of: kind.name, subject, in: connection)?.after
        else { return self }
        var counts = try kind.counts(of: last, in: connection)
        let moved = try moved(onto: &counts, of: kind, in: connection)
        for (counter, count) in counts {
            try connection.run(
                "UPDATE \(kind.table) SET \(counter) = ? WHERE \(kind.identity) = ?",
                [.integer(max(0, count)), .identity(subject)])
        }
        return moved
    }

    /// Rebases the queued changes of counters on each other, without some writes. The first is based on the remote's
    /// value.
    ///
    /// - Returns: the result of all of them.
    @discardableResult
    static func recount(
        _ kind: SyncedKind, _ subject: UUID, without entries: [Int] = [], in connection: Connection
    ) throws(AppError) -> [String: Int] {
        let queued = try all(of: kind.name, subject, in: connection)
        guard let first = queued.first?.remoteBody else { return [:] }
        var counts = try kind.counts(of: first, in: connection)
        for change in queued where !entries.contains(change.entry) {
            let moved = try change.moved(onto: &counts, of: kind, in: connection)
            try change.replace(before: moved.before, after: moved.after, in: connection)
        }
        return counts
    }

    /// The change with the same steps from other counts, which are then those that it ends with. One that makes or
    /// deletes its record counts nothing.
    private func moved(
        onto counts: inout [String: Int], of kind: SyncedKind, in connection: Connection
    ) throws(AppError) -> OutboxChange {
        guard let before, let after else { return self }
        var (old, new) = (try RecordImage(before, in: connection), try RecordImage(after, in: connection))
        for (counter, count) in counts {
            let step = (new.number(counter) ?? 0) - (old.number(counter) ?? 0)
            old.fields[counter] = String(count)
            new.fields[counter] = String(count + step)
            counts[counter] = count + step
        }
        return OutboxChange(
            entry: entry, position: position, kind: self.kind, subject: subject, before: old.text(as: kind),
            after: new.text(as: kind), theirs: theirs)
    }
}

extension SyncedKind {
    /// The counters of a record.
    fileprivate func counts(of image: String, in connection: Connection) throws(AppError) -> [String: Int] {
        let image = try RecordImage(image, in: connection)
        return Dictionary(uniqueKeysWithValues: counters.map { ($0, image.number($0) ?? 0) })
    }
}
