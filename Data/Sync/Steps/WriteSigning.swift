import Data
import Domain
import FoundationEssentials

/// Finds what was signed of a queued write, and signs it where that is missing: when it was written without a key, or a
/// person has changed it since. Runs inside a transaction.
struct WriteSigning: Sendable {
    let gate: AccessGate
    let identifiers: any IdentifierSource

    /// The signed intent; nil while its author, who alone can, is not signed in.
    func signed(
        _ row: OutboxRow, _ changes: [OutboxChange], in connection: Connection
    ) throws(AppError) -> SignedBytes? {
        guard let author = row.author else { return nil }
        if let known = try known(row, in: connection), try fits(known, author, changes, in: connection) { return known }
        guard let signed = try sign(row, by: author, changes, in: connection) else { return nil }
        try connection.run(
            "UPDATE outbox SET intent = ?, signature = ? WHERE number = ?",
            [.blob(signed.intent), .blob(signed.signature), .integer(row.number)])
        return signed
    }

    /// Whether a write does not have to wait for its author: it is signed, or they are signed in and can sign it.
    func canBeSigned(
        _ row: OutboxRow, _ changes: [OutboxChange], in connection: Connection
    ) throws(AppError) -> Bool {
        guard let author = row.author else { return true }
        if gate.canSign(for: author) { return true }
        guard let known = try known(row, in: connection) else { return false }
        return try fits(known, author, changes, in: connection)
    }

    /// The intent that was signed since, or when it was written.
    private func known(_ row: OutboxRow, in connection: Connection) throws(AppError) -> SignedBytes? {
        try connection.first(
            """
            SELECT intent, signature FROM outbox WHERE number = ?1 AND signature IS NOT NULL
            UNION ALL SELECT entry.intent, entry.signature FROM outbox
                JOIN log_entry AS entry ON entry.position = outbox.log_position
                WHERE outbox.number = ?1 AND entry.signature IS NOT NULL LIMIT 1
            """, [.integer(row.number)]
        ) { row throws(AppError) in SignedBytes(intent: try row.blob(0), signature: try row.blob(1)) }
    }

    /// Whether the changes are still what was signed, on top of what came from others.
    private func fits(
        _ signed: SignedBytes, _ author: Staff.ID, _ changes: [OutboxChange], in connection: Connection
    ) throws(AppError) -> Bool {
        guard let intent = SignedIntent(signed.intent), intent.author == author.rawValue else { return false }
        for change in changes {
            let meant = intent.changes.first { $0.kind == change.kind && $0.subject == change.subject }
            guard let meant, let kind = RecordKind(rawValue: change.kind)?.synced else { return false }
            if meant.isDeletion, change.after == nil { continue }
            if meant.before == change.before, meant.after == change.after { continue }
            let merged = RecordMerge(kind).merge(
                before: try image(meant.before, in: connection), after: try image(meant.after, in: connection),
                onto: try image(change.before, in: connection))
            guard case .merged(let image) = merged, image == (try self.image(change.after, in: connection)) else {
                return false
            }
        }
        return true
    }

    private func sign(
        _ row: OutboxRow, by author: Staff.ID, _ changes: [OutboxChange], in connection: Connection
    ) throws(AppError) -> SignedBytes? {
        guard let clinic = try RemoteRow.clinic(in: connection) else { return nil }
        let intent = SignedIntent(
            clinic: clinic, operation: identifiers.next(), author: author.rawValue,
            workstation: try connection.workstation(), at: row.at.milliseconds,
            changes: try changes.map { change throws(AppError) in
                SignedIntent.Change(
                    kind: change.kind, subject: change.subject, version: Int64(try change.base(in: connection)),
                    salt: identifiers.next(), before: change.before, after: change.after)
            })
        let signature = gate.signature(of: intent, by: author)
        // Nobody needs what was deleted.
        let gone = intent.changes.filter(\.isDeletion).map(\.subject)
        let sent = gone.reduce(intent) { $0.forgetting($1) }
        return signature.map { SignedBytes(intent: sent.bytes, signature: $0) }
    }

    private func image(_ text: String?, in connection: Connection) throws(AppError) -> RecordImage? {
        guard let text else { return nil }
        return try RecordImage(text, in: connection)
    }
}

extension OutboxChange {
    /// The record's last version from the remote; 0 for none.
    func base(in connection: Connection) throws(AppError) -> Int {
        try connection.first(
            """
            SELECT max(version) FROM (
                SELECT version FROM synced_record WHERE kind = ?1 AND subject = ?2
                UNION ALL SELECT version FROM inbox WHERE kind = ?1 AND subject = ?2
            )
            """, [.text(kind), .identity(subject)]
        ) { row throws(AppError) in try row.optionalInteger(0) ?? 0 } ?? 0
    }
}

extension Connection {
    /// The identity of this workstation.
    func workstation() throws(AppError) -> UUID {
        try first("SELECT workstation FROM log_head") { row throws(AppError) in try row.identity(0) } ?? .nobody
    }
}
