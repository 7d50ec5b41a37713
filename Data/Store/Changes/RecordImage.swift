import Domain

/// A record as its JSON object, field by field; each value is JSON itself. Equal records have equal images.
package struct RecordImage: Hashable, Sendable {
    /// The values by the names of their fields.
    package var fields: [String: String]

    /// The number that a field holds, or nil for anything else.
    package func number(_ field: String) -> Int? { fields[field].flatMap(Int.init) }

    /// The JSON object, with its fields in the order of a kind.
    package func text(as kind: SyncedKind) -> String {
        "{" + kind.names.map { "\"\($0)\":\(fields[$0] ?? "null")" }.joined(separator: ",") + "}"
    }
}

extension RecordImage {
    /// Takes a text apart that may be anything; nil for what is no JSON object.
    package init?(checking text: String, in connection: Connection) throws(AppError) {
        let fields = try connection.rows(
            """
            SELECT iif(typeof(key) = 'text', key, NULL), iif(type IN ('array', 'object'), value, json_quote(value))
            FROM json_each(iif(json_valid(?1), iif(json_type(?1) = 'object', ?1, '[0]'), '[0]'))
            """, [.text(text)]
        ) { row throws(AppError) in (key: try row.optionalText(0), value: try row.text(1)) }
        let named = fields.compactMap { field in field.key.map { ($0, field.value) } }
        guard named.count == fields.count else { return nil }
        self.init(fields: Dictionary(named) { _, last in last })
    }

    /// Takes a JSON object apart.
    package init(_ text: String, in connection: Connection) throws(AppError) {
        let fields = try connection.rows(
            "SELECT key, iif(type IN ('array', 'object'), value, json_quote(value)) FROM json_each(?)", [.text(text)]
        ) { row throws(AppError) in (try row.text(0), try row.text(1)) }
        self.init(fields: Dictionary(fields) { _, last in last })
    }
}
