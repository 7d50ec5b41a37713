import Domain

/// One kind of record that workstations share: which tables hold it, and what happens when two workstations change one.
///
/// A record is what changes together: an order with its lines and its history. Its JSON object has a field for each
/// column, and one for each of its parts, an array of objects.
package struct SyncedKind: Sendable {
    /// The result of two workstations' changes to a record.
    package enum Merging: String, Hashable, Sendable {
        /// Fields that only one of them changed are merged; a field that both changed is a conflict.
        case fields
        /// Any two changes are a conflict.
        case never
    }

    /// Rows of another table that belong to a record, in their order.
    package struct Part: Hashable, Sendable {
        /// The table.
        package let table: String
        /// The column that names the record; nil where every row of the table belongs to the one record there is.
        package var owner: String?
        /// The record's own column that it names.
        package var ownedBy = "id"
        /// The order of the rows, in SQL.
        package let order: String
        /// The columns of a row.
        package let fields: [SyncedField]
        /// Whether the rows are the steps of the record's life; an order's, for example.
        package var isHistory = false
    }

    /// Another record that a field names, so that a write of one may have to wait for a write of the other.
    package struct Reference: Hashable, Sendable {
        /// The field.
        package let field: String
        /// The kind of the other record.
        package let kind: RecordKind
        /// The other record's column that it names.
        package let column: String
        /// Finds, in SQL, the other record's identity by what the field says.
        package let lookUp: String
        /// Finds, in SQL, the queued write that makes the other record: by its kind, and by the record that names it.
        package let maker: String
    }

    /// Its name in storage and at the remote.
    package let name: String
    /// The table of its records.
    package let table: String
    /// The column of the record's identity.
    package let identity: String
    /// The unique column, for tables where that is not the identity.
    package var key: String?
    /// The column that counts the changes of the record on this workstation; nil for tables without one.
    package var revision: String?
    /// The columns that are local to each workstation, with the SQL default for a new row.
    package var own: [String: String] = [:]
    /// The columns that are shared.
    package let fields: [SyncedField]
    /// The names of fields that no other kind has.
    package var titles: [(name: String, title: String)] = []
    /// Fields that always have the remote's value, like the existence of the record, even while someone has to choose.
    package var binding: [String] = []
    /// Fields that follow from others, or belong to them: a choice of one is a choice of both.
    package var derived: [String: String] = [:]
    /// The rows of other tables that belong to a record.
    package var parts: [Part] = []
    /// Local tables that refer to a record by its number: their rows are deleted with it.
    package var belongings: [(table: String, column: String)] = []
    /// The other records that a record names.
    package var references: [Reference] = []
    /// How two changes of one record become one.
    package var merging = Merging.fields
    /// The numeric fields of which only the steps count.
    package var counters: [String] = []
    /// The roles that may write such records; none for what no workstation writes.
    package var writers: [Role] = []

    /// The names of all fields, in the order of the JSON object.
    package var names: [String] { fields.map(\.name) + parts.map(\.table) }

    /// The names of the fields that are keys.
    package var keys: [String] { fields.filter(\.isKey).map(\.name) }

    /// Whether a name is that of a part, an array of objects.
    package func isPart(_ name: String) -> Bool { parts.contains { $0.table == name } }
}

extension SyncedKind.Reference {
    /// A field that holds the other record's identity.
    package static func identity(_ field: String, of kind: RecordKind) -> Self {
        Self(field: field, kind: kind, column: "id", lookUp: "SELECT bytes_of_hex(?)")
    }

    /// A field that holds the other record's short number.
    package static func number(_ field: String, of kind: RecordKind, in table: String) -> Self {
        Self(field: field, kind: kind, column: "number", lookUp: "SELECT id FROM \(table) WHERE number = ?")
    }

    private init(field: String, kind: RecordKind, column: String, lookUp: String) {
        let found = lookUp.replacing("?", with: "?2 ->> '$.\(field)'")
        self.init(
            field: field, kind: kind, column: column, lookUp: lookUp,
            maker: "SELECT entry FROM outbox_change WHERE kind = ?1 AND subject = (\(found)) AND before IS NULL")
    }
}
