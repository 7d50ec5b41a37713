extension SyncedKind {
    /// The record of an identity as a JSON object, in SQL; no row if there is none.
    package var imageSQL: String { RecordKind(rawValue: name).map(Self.imageSQL(of:)) ?? newImageSQL }

    /// The same for a kind. Each is long, and said with every write: it is put together once.
    static func imageSQL(of kind: RecordKind) -> String { imagesSQL[kind] ?? kind.synced.newImageSQL }

    private static let imagesSQL = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { ($0, $0.synced.newImageSQL) })

    private var newImageSQL: String { "SELECT \(image) FROM \(table) WHERE \(identity) = ?" }

    /// Every record with its identity, in SQL.
    package var allImagesSQL: String { "SELECT \(identity), \(image) FROM \(table)" }

    /// The columns of a row and its parts as a JSON object, in SQL: the same record gives the same text everywhere.
    private var image: String {
        let own = fields.map { "'\($0.name)', \($0.toJSON(of: table))" }
        let parts = parts.map { "'\($0.table)', json((\($0.imageSQL(of: table))))" }
        return "json_object(\((own + parts).joined(separator: ", ")))"
    }

    /// A JSON object in any order and spacing, in the form that ``imageSQL`` gives the same record, in SQL.
    package func canonical(_ object: String) -> String {
        let own = fields.map { "'\($0.name)', \(object) ->> '$.\($0.name)'" }
        let parts = parts.map { "'\($0.table)', json((\($0.canonicalSQL(of: object))))" }
        return "json_object(\((own + parts).joined(separator: ", ")))"
    }
}

extension SyncedKind.Part {
    fileprivate func imageSQL(of table: String) -> String {
        let object = fields.map { "'\($0.name)', \($0.toJSON(of: self.table))" }.joined(separator: ", ")
        let condition = owner.map { "WHERE \(self.table).\($0) = \(table).\(ownedBy)" } ?? ""
        return """
            SELECT json_group_array(json_object(\(object)))
            FROM (SELECT * FROM \(self.table) \(condition) ORDER BY \(order)) AS \(self.table)
            """
    }

    fileprivate func canonicalSQL(of object: String) -> String {
        let value = fields.map { "'\($0.name)', part.value ->> '$.\($0.name)'" }.joined(separator: ", ")
        return """
            SELECT json_group_array(json_object(\(value)))
            FROM (SELECT value FROM json_each(\(object), '$.\(table)') ORDER BY key) AS part
            """
    }
}
