import Data
import Domain

/// The fields of one kind of record, as the tables have them: what a record from elsewhere has to look like before
/// anything else is done with it.
struct RecordShape {
    /// One field.
    struct Column {
        /// The form of the values.
        enum Form {
            case integer(ClosedRange<Int>)
            case text
            /// 32 hexadecimal digits.
            case identity
        }

        let form: Form
        let isOptional: Bool
    }

    private let columns: [String: Column]
    private let parts: [String: [String: Column]]
    /// Says at once that a text is right, in SQL; nil for kinds with parts. Others may be right, too.
    private let rightSQL: String?

    /// Reads the shape from the schema.
    init(of kind: SyncedKind, in connection: Connection) throws(AppError) {
        columns = try Self.columns(kind.fields, of: kind.table, in: connection)
        var parts: [String: [String: Column]] = [:]
        for part in kind.parts { parts[part.table] = try Self.columns(part.fields, of: part.table, in: connection) }
        self.parts = parts
        rightSQL = parts.isEmpty ? Self.rightSQL(columns) : nil
    }

    /// The first thing that is wrong with a JSON text, in words; nil for the right shape.
    func flaw(in body: String, _ connection: Connection) throws(AppError) -> String? {
        if try isRight(body, connection) { return nil }
        let isObject = try connection.first(
            "SELECT CASE WHEN json_valid(?1) THEN json_type(?1) = 'object' END", [.text(body)]
        ) {
            row throws(AppError) in try row.optionalInteger(0) == 1
        }
        guard isObject == true else { return "it is not a JSON object" }
        let nodes = try connection.rows(JSONNode.allSQL, [.text(body)], JSONNode.init)
        return flaw(in: nodes)
    }

    private func isRight(_ body: String, _ connection: Connection) throws(AppError) -> Bool {
        guard let rightSQL, body.utf8.count <= Column.mostBytes else { return false }
        return try connection.first(rightSQL, [.text(body)]) { row throws(AppError) in
            try row.optionalInteger(0) == 1
        } ?? false
    }

    private static func rightSQL(_ columns: [String: Column]) -> String {
        let fields = columns.sorted { $0.key < $1.key }.map { $0.value.rightSQL($0.key) }
        return """
            SELECT CASE WHEN json_valid(?1) THEN json_type(?1) = 'object'
                AND (SELECT count(*) FROM json_each(?1)) = \(columns.count) AND \(fields.joined(separator: " AND ")) END
            """
    }

    private func flaw(in nodes: [JSONNode]) -> String? {
        var found: Set<String> = []
        // How many fields each object of a part has, and which part it belongs to.
        var objects: [String: (part: String, fields: Set<String>)] = [:]
        for node in nodes {
            if node.path == "$" {
                if let flaw = flaw(in: node) { return flaw }
                guard found.insert(node.key).inserted else { return "\(node.words) is there twice" }
            } else if let object = objects[node.path] {
                guard let column = parts[object.part]?[node.key] else { return "\(node.words) is unknown" }
                if let flaw = column.flaw(in: node) { return flaw }
                objects[node.path]?.fields.insert(node.key)
            } else {
                // Everything else is an entry of a part: the values of fields have nothing in them.
                guard node.type == "object" else { return "an entry is not an object" }
                // SQLite puts a name with an underline into quotation marks.
                objects["\(node.path)[\(node.key)]"] = (node.path.dropFirst(2).filter { $0 != "\"" }, [])
            }
        }
        if let missing = names.first(where: { !found.contains($0) }) { return "\(missing.inWords) is missing" }
        for (part, fields) in objects.values {
            guard let missing = parts[part]?.keys.sorted().first(where: { !fields.contains($0) }) else { continue }
            return "\(missing.inWords) is missing"
        }
        return nil
    }

    private func flaw(in node: JSONNode) -> String? {
        if let column = columns[node.key] { return column.flaw(in: node) }
        guard parts[node.key] != nil else { return "\(node.words) is unknown" }
        return node.type == "array" ? nil : "\(node.words) is not a list"
    }

    private var names: [String] { columns.keys.sorted() + parts.keys.sorted() }

    private static func columns(
        _ fields: [SyncedField], of table: String, in connection: Connection
    ) throws(AppError) -> [String: Column] {
        let stored = try connection.rows(
            "SELECT name, type, \"notnull\" OR pk > 0 FROM pragma_table_info(?)", [.text(table)]
        ) { row throws(AppError) in
            let (name, type) = (try row.text(0), try row.text(1))
            let form: Column.Form =
                switch type {
                case "INTEGER": .integer(range(of: name))
                case "BLOB": .identity
                default: .text
                }
            return (name, Column(form: form, isOptional: try row.integer(2) == 0))
        }
        let names = Set(fields.map(\.name))
        return Dictionary(stored.filter { names.contains($0.0) }) { first, _ in first }
    }

    /// The numbers that a column may hold. A moment is from this millennium or not long before, since no calendar shows
    /// others well; short numbers are leased one after the other; and sums of any others fit.
    static func range(of column: String) -> ClosedRange<Int> {
        if column == "at" || column.hasSuffix("_at") { return 0...32_503_680_000_000 }
        if column == "number" || column.hasSuffix("_number") || column == "patient" { return 1...99_999_999 }
        return -(1 << 53)...(1 << 53)
    }
}

extension RecordShape.Column {
    /// The longest note of the widest characters there are.
    fileprivate static let mostBytes = 160_000

    /// Whether a field of an object that is not longer than a text may be has the right value, in SQL.
    fileprivate func rightSQL(_ name: String) -> String {
        let (type, value) = ("json_type(?1, '$.\(name)')", "(?1 ->> '$.\(name)')")
        let isRight =
            switch form {
            case .integer(let range):
                "\(type) = 'integer' AND \(value) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
            case .text: "\(type) = 'text'"
            case .identity:
                "\(type) = 'text' AND length(CAST(\(value) AS BLOB)) = 32 AND \(value) NOT GLOB '*[^0-9a-f]*'"
            }
        return isOptional ? "(\(isRight) OR \(type) = 'null')" : "(\(isRight))"
    }

    fileprivate func flaw(in node: JSONNode) -> String? {
        if node.type == "null" { return isOptional ? nil : "\(node.words) is missing" }
        switch form {
        case .integer(let range):
            guard let number = node.integer, node.type == "integer" else {
                return "\(node.words) is not a whole number"
            }
            return range.contains(number) ? nil : "\(node.words) is out of range"
        case .text:
            guard let text = node.text else { return "\(node.words) is not a text" }
            return text.utf8.count <= Self.mostBytes ? nil : "\(node.words) is too long"
        case .identity:
            let digits = (node.text ?? "").utf8
            let isIdentity = digits.count == 32 && digits.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
            return isIdentity ? nil : "\(node.words) is not an identity"
        }
    }
}

/// One value inside a JSON text, with its place.
private struct JSONNode {
    let path: String
    let key: String
    let type: String
    let integer: Int?
    let text: String?

    static let allSQL = """
        SELECT path, CAST(key AS TEXT), type, iif(typeof(atom) = 'integer', atom, NULL), iif(type = 'text', atom, NULL)
        FROM json_tree(?) WHERE parent IS NOT NULL ORDER BY id
        """

    init(_ row: Row) throws(AppError) {
        (path, key, type) = (try row.text(0), try row.text(1), try row.text(2))
        (integer, text) = (try row.optionalInteger(3), try row.optionalText(4))
    }

    var words: String { key.count <= 40 ? key.inWords : "a field" }
}

extension String {
    /// The name of a field in the middle of a sentence.
    fileprivate var inWords: String { replacing("_", with: " ") }
}
