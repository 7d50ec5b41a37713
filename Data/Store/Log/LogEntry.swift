import Domain
import FoundationEssentials

/// An entry of the clinic's log, as a row.
struct LogEntry: Sendable {
    /// Counts from 1.
    let position: Int
    /// The bytes of a ``SignedIntent``.
    let intent: [UInt8]
    /// The author's signature over the intent, if they have a key.
    let signature: [UInt8]?
    /// The entry's hash in the tree: of what was signed, and of the signature.
    let leaf: MerkleHash

    init(position: Int, _ written: SignedIntent, signature: [UInt8]?, statement: [UInt8]? = nil) {
        (self.position, self.signature) = (position, signature)
        intent = written.bytes
        leaf = Self.leaf(statement ?? written.statement, signature)
    }

    /// The tree is over BLAKE2b hashes of the entries: SHA-256 of whole entries would be a quarter of what the log adds
    /// to a commit. A statement says where it ends, so no two pairs have the same hash.
    static func leaf(_ statement: [UInt8], _ signature: [UInt8]?) -> MerkleHash {
        let entry = signature.map { statement + $0 } ?? statement
        return MerkleHash(entry: Sodium.hash(entry))
    }

    func insert(_ written: SignedIntent, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO log_entry (position, at, intent, signature, leaf) VALUES (?, ?, ?, ?, ?)",
            [
                .integer(position), .integer(written.at), .blob(intent), signature.map(SQLValue.blob) ?? .null,
                .blob(leaf.bytes),
            ])
        for change in written.changes where LogCause.parse(change.kind)?.cause.isRead != true {
            try connection.run(
                "INSERT OR IGNORE INTO log_subject (subject, position) VALUES (?, ?)",
                [.identity(change.subject), .integer(position)])
        }
    }
}
