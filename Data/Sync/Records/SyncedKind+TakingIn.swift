import Data

extension SyncedKind {
    /// Statements that copy the records of this kind from another table into their own, in order. The parameter of
    /// each is the kind's name.
    func takingInSQL(from source: String) -> [String] {
        let goneRecords = "SELECT subject FROM \(source) WHERE kind = ? AND body IS NULL"
        let goneNumbers = "SELECT number FROM \(table) WHERE \(identity) IN (\(goneRecords))"
        let gone =
            belongings.map { "DELETE FROM \($0.table) WHERE \($0.column) IN (\(goneNumbers))" }
            + parts.map { $0.emptyingSQL(of: self, from: source, where: "body IS NULL") }
            + ["DELETE FROM \(table) WHERE \(identity) IN (\(goneRecords))"]
        let there = parts.flatMap {
            [
                $0.emptyingSQL(of: self, from: source, where: "body IS NOT NULL"),
                $0.fillingSQL(of: self, from: source),
            ]
        }
        return gone + [upsertSQL(from: source)] + there
    }

    private func upsertSQL(from source: String) -> String {
        let stated = own.sorted { $0.key < $1.key } + (revision.map { [($0, "1")] } ?? [])
        let columns = [identity] + fields.map(\.name) + stated.map(\.0)
        let values = ["subject"] + fields.map { $0.fromJSON("body") } + stated.map(\.1)
        let changes =
            ([identity] + fields.map(\.name)).map { "\($0) = excluded.\($0)" }
            + (revision.map { ["\($0) = \(table).\($0) + 1"] } ?? [])
        return """
            INSERT INTO \(table) (\(columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM \(source) WHERE kind = ? AND body IS NOT NULL
            ON CONFLICT (\(key ?? identity)) DO UPDATE SET \(changes.joined(separator: ", "))
            """
    }
}

extension SyncedKind.Part {
    fileprivate func emptyingSQL(of kind: SyncedKind, from source: String, where condition: String) -> String {
        let come = "\(source) AS come"
        let wanted = "come.kind = ? AND come.\(condition)"
        guard let owner else { return "DELETE FROM \(table) WHERE EXISTS (SELECT 1 FROM \(come) WHERE \(wanted))" }
        return """
            DELETE FROM \(table) WHERE \(owner) IN (
                SELECT \(kind.table).\(ownedBy) FROM \(come)
                JOIN \(kind.table) ON \(kind.table).\(kind.identity) = come.subject WHERE \(wanted)
            )
            """
    }

    fileprivate func fillingSQL(of kind: SyncedKind, from source: String) -> String {
        let columns = [owner].compactMap { $0 } + fields.map(\.name)
        let owning = owner == nil ? [] : ["\(kind.table).\(ownedBy)"]
        let values = owning + fields.map { $0.fromJSON("part.value") }
        return """
            INSERT INTO \(table) (\(columns.joined(separator: ", "))) SELECT \(values.joined(separator: ", "))
            FROM \(source) AS come JOIN \(kind.table) ON \(kind.table).\(kind.identity) = come.subject
            CROSS JOIN json_each(come.body, '$.\(table)') AS part
            WHERE come.kind = ? AND come.body IS NOT NULL
            """
    }
}
