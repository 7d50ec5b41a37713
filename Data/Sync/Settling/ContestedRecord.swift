import Data
import Domain
import FoundationEssentials

/// A record that two workstations changed differently: the contested fields, and the result of a choice.
struct ContestedRecord {
    let change: OutboxChange
    let kind: SyncedKind
    let before: RecordImage?
    let mine: RecordImage?
    let theirs: RecordImage?
    private let connection: Connection

    init(change: OutboxChange, kind: SyncedKind, in connection: Connection) throws(AppError) {
        func image(_ text: String?) throws(AppError) -> RecordImage? {
            guard let text, text != "null" else { return nil }
            return try RecordImage(text, in: connection)
        }
        self.change = change
        self.kind = kind
        self.connection = connection
        before = try image(change.before)
        mine = try image(change.after)
        theirs = change.theirs == nil ? before : try image(change.theirs)
    }

    /// The contested fields. If fields do not merge, or one side has no record, it is the whole record.
    var contested: Set<String> {
        guard change.theirs != nil, let before, let mine, let theirs, kind.merging == .fields else { return [] }
        return Set(
            kind.names.filter { mine.fields[$0] != before.fields[$0] && theirs.fields[$0] != before.fields[$0] }
                .filter { mine.fields[$0] != theirs.fields[$0] && !kind.counters.contains($0) }
                .filter { kind.derived[$0] == nil })
    }

    /// Whether a side is chosen for the record as a whole.
    var isWhole: Bool { change.theirs != nil && contested.isEmpty }

    /// The identity of a choice. A later version of the other workstation makes it another one.
    func id(_ field: String) -> OutboxField.ID {
        "\(change.kind).\(change.position).\(field).\(OperationContent(change.theirs).fingerprint)"
    }

    /// The identity of a choice about the whole record.
    var wholeID: OutboxField.ID { id("*") }

    /// The chosen record.
    ///
    /// - Throws: `AppError.conflict` if a contested field has no choice.
    func chosen(_ sides: [OutboxField.ID: OutboxSide]) throws(AppError) -> RecordImage? {
        let choices = isWhole ? [wholeID] : contested.map(id)
        guard choices.allSatisfy({ sides[$0] != nil }) else { throw .changedOnceMore }
        guard let mine, let theirs else { return sides[wholeID] == .mine ? mine : theirs }
        guard kind.merging == .fields else { return sides[wholeID] == .mine ? try mineOver(theirs) : theirs }
        guard let before else { return sides[wholeID] == .mine ? mine : theirs }
        let kept = contested.filter { sides[id($0)] == .mine }
        var image = theirs
        for name in kind.names {
            let source = kind.derived[name] ?? name
            guard kept.contains(source) || isOnlyMine(source, before, mine, theirs) else { continue }
            image.fields[name] = mine.fields[name]
        }
        for counter in kind.counters {
            let step = (mine.number(counter) ?? 0) - (before.number(counter) ?? 0)
            image.fields[counter] = String((theirs.number(counter) ?? 0) + step)
        }
        return image
    }

    private func isOnlyMine(
        _ name: String, _ before: RecordImage, _ mine: RecordImage, _ theirs: RecordImage
    ) -> Bool {
        mine.fields[name] != before.fields[name] && theirs.fields[name] == before.fields[name]
    }

    /// This workstation's version, with the history of both.
    private func mineOver(_ theirs: RecordImage) throws(AppError) -> RecordImage {
        var image = theirs
        for name in kind.fields.map(\.name) { image.fields[name] = mine?.fields[name] }
        for part in kind.parts {
            image.fields[part.table] = try history(of: part.table, theirs)
        }
        if kind.name == RecordKind.order.rawValue { image.fields["state"] = try state(after: image) }
        return image
    }
}

extension ContestedRecord {
    /// The other workstation's steps, and behind them those that this one took since both had the same.
    private func history(of part: String, _ theirs: RecordImage) throws(AppError) -> String? {
        let (mine, theirs) = (mine?.fields[part] ?? "[]", theirs.fields[part] ?? "[]")
        let same = if let before { before.fields[part] ?? "[]" } else { try beginning(of: mine, theirs) }
        return try connection.first(
            """
            SELECT json_group_array(json_set(value, '$.position', place)) FROM (
                SELECT value, row_number() OVER (ORDER BY side, key) - 1 AS place FROM (
                    SELECT 1 AS side, key, value FROM json_each(?1)
                    UNION ALL SELECT 2, key, value FROM json_each(?2) WHERE key >= json_array_length(?3)
                ) ORDER BY place
            )
            """,
            [.text(theirs), .text(mine), .text(same)]
        ) { row throws(AppError) in try row.text(0) }
    }

    /// The common beginning of two histories, if the common version is unknown because the remote lost it.
    private func beginning(of mine: String, _ theirs: String) throws(AppError) -> String {
        try connection.first(
            """
            SELECT json_group_array(value) FROM json_each(?1) WHERE key < ifnull((
                SELECT min(mine.key) FROM json_each(?1) AS mine LEFT JOIN json_each(?2) AS theirs USING (key)
                WHERE theirs.value IS NOT mine.value), json_array_length(?1))
            """, [.text(mine), .text(theirs)]
        ) { row throws(AppError) in try row.text(0) } ?? "[]"
    }
}

extension ContestedRecord {
    /// The state after both histories, by Domain's rules: a step may no longer be possible after the other
    /// workstation's write, and a common step counts once.
    private func state(after image: RecordImage) throws(AppError) -> String {
        let steps = try connection.rows(
            "SELECT value ->> '$.state' FROM json_each(?) ORDER BY key", [.text(image.fields["order_event"] ?? "[]")]
        ) { row throws(AppError) in OrderState(storedName: try row.text(0)) }
        var (state, known) = (OrderState?.none, [OrderState]())
        for step in steps {
            if let step { known.append(step) }
            guard let step, state?.canBecome(step) ?? true, let next = OrderState(after: known) else {
                throw .conflict(
                    "The order is \(state?.words ?? "unknown") by now and cannot become \(step?.words ?? "unknown").",
                    advice: "Keep the other workstation's version, or discard the write.")
            }
            state = next
        }
        return "\"\(state?.storedName ?? "")\""
    }
}
