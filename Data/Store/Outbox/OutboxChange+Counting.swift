import Domain

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
}
