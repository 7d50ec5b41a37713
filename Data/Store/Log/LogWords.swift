import Domain
import FoundationEssentials

/// Entries of the log in words.
struct LogWords {
    private let connection: Connection
    private let timeZone: ClinicTimeZone
    private let services: [String: String]
    private let people: [UUID: String]

    private let reader: Role

    /// The words that somebody of a role may read.
    init(in connection: Connection, timeZone: ClinicTimeZone, for reader: Role) throws(AppError) {
        (self.connection, self.timeZone, self.reader) = (connection, timeZone, reader)
        let services = try connection.rows("SELECT handle, title FROM service") { row throws(AppError) in
            (try row.text(0), try row.text(1))
        }
        let people = try connection.rows("SELECT id, name FROM staff") { row throws(AppError) in
            (try row.identity(0), try row.text(1))
        }
        self.services = Dictionary(services) { _, last in last }
        self.people = Dictionary(people) { _, last in last }
    }

    /// An entry for each of the records that it is about, or for one of them.
    func entries(
        _ written: SignedIntent, at position: Int, about subject: UUID? = nil
    ) throws(AppError) -> [HistoryEntry] {
        var entries: [HistoryEntry] = []
        for (place, change) in written.changes.enumerated() where subject.map({ $0 == change.subject }) ?? true {
            guard let (cause, kind) = LogCause.parse(change.kind) else { continue }
            entries.append(
                HistoryEntry(
                    id: HistoryEntry.ID(position: position, place: place), at: Date(milliseconds: written.at),
                    author: written.author == .nobody ? nil : people[written.author] ?? "somebody",
                    workstation: String(written.workstation.uuidString.lowercased().suffix(8)),
                    record: try RecordName(kind, change.after ?? change.before, in: connection).text,
                    event: event(change, cause, isKnown: written.author != .nobody),
                    fields: try fields(change, of: kind, cause)))
        }
        return entries
    }

    private func event(
        _ change: SignedIntent.Change, _ cause: LogCause, isKnown: Bool
    ) -> HistoryEntry.Event {
        switch (cause, change.remaining.before, change.remaining.after) {
        case (.begun, _, _): .begun
        case (.arrived, _, _) where !isKnown: .arrived
        case (.opened, _, _): .opened
        case (.explained, _, _): .explained
        case (.searched, _, _): .searched
        case (_, nil, _): .made
        case (_, _, nil): .deleted
        case (_, _, _): .changed
        }
    }

    private func fields(
        _ change: SignedIntent.Change, of kind: RecordKind, _ cause: LogCause
    ) throws(AppError) -> [HistoryEntry.Field] {
        if cause == .begun { return [] }
        if cause.isRead { return try spoken(change.after) }
        // Who wrote a clinical note, and about whom, may be known to those who may not read it.
        guard reader.may(kind.permission) else { return [] }
        let said = FieldWords(kind: kind.synced, timeZone: timeZone, services: services)
        let before = try change.before.map { text throws(AppError) in try RecordImage(text, in: connection) }
        let after = try change.after.map { text throws(AppError) in try RecordImage(text, in: connection) }
        return said.titles.filter { before?.fields[$0.name] != after?.fields[$0.name] }.compactMap { name, title in
            let (old, new) = (said.words(name, of: before), said.words(name, of: after))
            // A secret that changed has the same words on both sides.
            return old == nil && new == nil ? nil : HistoryEntry.Field(title: title, before: old, after: new)
        }
    }

    /// The words that somebody said with a read, or that say whom they found.
    private func spoken(_ said: String?) throws(AppError) -> [HistoryEntry.Field] {
        try connection.rows(
            "SELECT key, value FROM json_each(iif(json_valid(?1), ?1, '{}')) WHERE key <> 'patient'", [.text(said)]
        ) { row throws(AppError) in
            HistoryEntry.Field(title: try row.text(0), before: nil, after: try row.text(1))
        }
    }
}
