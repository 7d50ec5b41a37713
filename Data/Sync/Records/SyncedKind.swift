import Data
import Domain

/// One kind of record that workstations share: which tables hold it, and what happens when two workstations change one.
///
/// A record is what changes together: an order with its lines and its history. Its JSON object has a field for each
/// column, and one for each of its parts, an array of objects.
struct SyncedKind: Sendable {
    /// Rows of another table that belong to a record, in their order.
    struct Part: Hashable, Sendable {
        let table: String
        /// The column that names the record; nil where every row of the table belongs to the one record there is.
        var owner: String?
        /// The record's own column that it names.
        var ownedBy = "id"
        let order: String
        let fields: [SyncedField]
        /// Whether the rows are the steps of the record's life; see ``RecordStep``.
        var isHistory = false
    }

    /// Another record that a field names, so that a write of one may have to wait for a write of the other.
    struct Reference: Hashable, Sendable {
        let field: String
        let kind: RecordKind
        /// The other record's column that it names.
        let column: String
        /// Finds, in SQL, the other record's identity by what the field says.
        let lookUp: String
        /// Finds, in SQL, the queued write that makes the other record: by its kind, and by the record that names it.
        let maker: String
    }

    let name: String
    let table: String
    /// The column of the record's identity.
    let identity: String
    /// The unique column, for tables where that is not the identity.
    var key: String?
    /// The column that counts the changes of the record on this workstation; nil for tables without one.
    var revision: String?
    /// The columns that are local to each workstation, with the SQL default for a new row.
    var own: [String: String] = [:]
    let fields: [SyncedField]
    /// The names of fields that no other kind has; see ``RecordWords``.
    var titles: [(name: String, title: String)] = []
    /// Fields that always have the remote's value, like the existence of the record, even while someone has to choose.
    var binding: [String] = []
    /// Fields that nobody writes, with the fields that they follow from: a choice of one is a choice of both.
    var derived: [String: String] = [:]
    var parts: [Part] = []
    /// Local tables that refer to a record by its number: their rows are deleted with it.
    var belongings: [(table: String, column: String)] = []
    var references: [Reference] = []
    var merging = RemoteKind.Merging.fields
    var counters: [String] = []
    /// The roles that may write such records; none for what no workstation writes.
    var writers: [Role] = []

    /// The facts that a remote needs about the kind.
    var remote: RemoteKind {
        RemoteKind(name: name, merging: merging, counters: counters, writers: writers.map(\.storedName))
    }

    /// The names of all fields, in the order of the JSON object.
    var names: [String] { fields.map(\.name) + parts.map(\.table) }

    /// Whether a name is that of a part, an array of objects.
    func isPart(_ name: String) -> Bool { parts.contains { $0.table == name } }
}

extension SyncedKind.Reference {
    /// A field that holds the other record's identity.
    static func identity(_ field: String, of kind: RecordKind) -> Self {
        Self(field: field, kind: kind, column: "id", lookUp: "SELECT bytes_of_hex(?)")
    }

    /// A field that holds the other record's short number.
    static func number(_ field: String, of kind: RecordKind, in table: String) -> Self {
        Self(field: field, kind: kind, column: "number", lookUp: "SELECT id FROM \(table) WHERE number = ?")
    }

    private init(field: String, kind: RecordKind, column: String, lookUp: String) {
        let found = lookUp.replacing("?", with: "?2 ->> '$.\(field)'")
        self.init(
            field: field, kind: kind, column: column, lookUp: lookUp,
            maker: "SELECT entry FROM outbox_change WHERE kind = ?1 AND subject = (\(found)) AND before IS NULL")
    }
}
