import Domain
import FoundationEssentials

/// The hashes of passwords from before there were locked keys, which were stored as they are.
extension ClinicKey {
    /// Encrypts those of the staff, and those in changes of their records that are queued. Every workstation makes the
    /// same texts of them. Runs inside a transaction.
    package func encryptHashes(in connection: Connection) throws(AppError) {
        for (staff, _, text) in try hashes("SELECT id, locked_key FROM staff", in: connection) {
            let before = try RecordKind.staff.image(of: staff, in: connection)
            try connection.run("UPDATE staff SET locked_key = ? WHERE id = ?", [.text(text), .identity(staff)])
            guard let log = connection.recording?.log else { continue }
            let after = try RecordKind.staff.image(of: staff, in: connection)
            let change = RecordChange(kind: .staff, subject: staff, before: before, after: after)
            // Nobody here wrote it: with the clinic's key comes what every workstation makes of the same hash.
            try log.append(
                [SignedIntent.Change(change, .arrived, version: 0, salt: log.salt())], by: nil, in: connection)
        }
        for column in ["before", "after", "theirs"] {
            let hash = "\(column) ->> '$.locked_key'"
            let queued =
                "SELECT DISTINCT subject, \(hash) FROM outbox_change WHERE kind = 'staff' AND \(hash) IS NOT NULL"
            for (staff, known, text) in try hashes(queued, in: connection) {
                try connection.run(
                    """
                    UPDATE outbox_change SET \(column) = json_set(\(column), '$.locked_key', ?)
                    WHERE kind = 'staff' AND subject = ? AND \(hash) = ?
                    """, [.text(text), .identity(staff), .text(known)])
            }
        }
    }

    /// The people and hashes that a query finds, with the texts for them.
    private func hashes(
        _ sql: String, in connection: Connection
    ) throws(AppError) -> [(staff: UUID, hash: String, text: String)] {
        let found = try connection.rows(sql) { row throws(AppError) in (try row.identity(0), try row.text(1)) }
        return try found.filter { !$0.1.isEmpty && !Self.isEncrypted($0.1) }.map { staff, hash throws(AppError) in
            (staff, hash, try encrypt(.hash(hash), of: Staff.ID(staff)))
        }
    }
}
