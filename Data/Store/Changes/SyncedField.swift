/// One field of a record that workstations share: a column, by its name in the tables and in the record's JSON object.
package struct SyncedField: Hashable, Sendable {
    /// How a column's values become JSON and back.
    package enum Form: Hashable, Sendable {
        /// A number, a text or NULL, as it is.
        case plain
        /// A BLOB, as hexadecimal digits.
        case bytes
    }

    /// The name of the column.
    package let name: String
    /// How its values become JSON.
    package let form: Form
    /// Whether it is a key, or what locks one: no screen, no list and no export shows it.
    package var isKey = false

    /// A column whose values are numbers or texts.
    package static func plain(_ name: String) -> Self { Self(name: name, form: .plain) }

    /// A column whose values are identities.
    package static func bytes(_ name: String) -> Self { Self(name: name, form: .bytes) }

    /// A column of keys.
    package static func key(_ name: String) -> Self { Self(name: name, form: .plain, isKey: true) }

    /// The column as a value of a JSON object, in SQL.
    package func toJSON(of table: String) -> String {
        let column = "\(table).\(name)"
        return form == .plain ? column : "iif(\(column) IS NULL, NULL, lower(hex(\(column))))"
    }

    /// The value of a column from a JSON object, in SQL.
    package func fromJSON(_ object: String) -> String {
        let value = "\(object) ->> '$.\(name)'"
        return form == .plain ? value : "bytes_of_hex(\(value))"
    }
}

extension [SyncedField] {
    /// Several columns of numbers or texts.
    package static func plain(_ names: [String]) -> [SyncedField] { names.map(SyncedField.plain) }
}
