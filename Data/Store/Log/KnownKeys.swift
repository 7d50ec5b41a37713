import Domain
import FoundationEssentials

/// The public keys of the staff, as the log has said so far.
struct KnownKeys {
    private struct Keys {
        /// The person's own.
        var own: [UInt8]?
        /// That of the invitation that they have not accepted yet.
        var invitation: [UInt8]?
    }

    private var keys: [UUID: Keys] = [:]

    /// Takes in the keys that somebody has after a change.
    mutating func learn(from change: SignedIntent.Change, in connection: Connection) throws(AppError) {
        guard let (cause, kind) = LogCause.parse(change.kind), kind == .staff, !cause.isRead else { return }
        keys[change.subject] = try change.after.flatMap { text throws(AppError) in try read(text, in: connection) }
    }

    /// Whether the author of an entry signed it, by the keys from before it: with their own key, which alone may change
    /// anything; or with that of their invitation or the first that they get, which change only how they sign in.
    func admit(
        _ signature: [UInt8], of written: SignedIntent, in connection: Connection
    ) throws(AppError) -> Bool {
        let known = keys[written.author]
        let statement = written.statement
        func isBy(_ key: [UInt8]?) -> Bool { key.map { SigningKey.verify(signature, of: statement, by: $0) } ?? false }
        if isBy(known?.own) { return true }
        guard try concern(written, in: connection) else { return false }
        if let invitation = known?.invitation { return isBy(invitation) }
        guard known?.own == nil else { return false }
        let own = written.changes.last { $0.subject == written.author }?.after
        return isBy(try own.flatMap { text throws(AppError) in try read(text, in: connection) }?.own)
    }

    private func read(_ image: String, in connection: Connection) throws(AppError) -> Keys? {
        try connection.first(
            "SELECT ?1 ->> '$.public_key', ?1 ->> '$.invitation_key' WHERE json_valid(?1)", [.text(image)]
        ) { row throws(AppError) in
            Keys(
                own: try row.optionalText(0).flatMap { [UInt8](hexadecimal: $0) },
                invitation: try row.optionalText(1).flatMap(ClinicKey.publicKey(of:)))
        }
    }

    /// Whether a write changes nothing but how its author signs in, and the founding key of a clinic that had none.
    private func concern(_ written: SignedIntent, in connection: Connection) throws(AppError) -> Bool {
        for change in written.changes {
            let isOwn = change.kind == RecordKind.staff.rawValue && change.subject == written.author
            guard isOwn || change.kind == RecordKind.clinic.rawValue else { return false }
            let rest = (isOwn ? Self.ownFields : SyncedKind.clinic.keys).map { "'$.\($0)'" }.joined(separator: ", ")
            let isRestAlike = try connection.first(
                """
                SELECT json_remove(?1, \(rest)) IS json_remove(?2, \(rest)) AND (?3 OR ?1 ->> '$.founding_key' IS NULL)
                WHERE json_valid(?1) AND json_valid(?2)
                """,
                [.text(change.before), .text(change.after), .integer(isOwn ? 1 : 0)]
            ) { row throws(AppError) in try row.integer(0) == 1 }
            guard isRestAlike == true else { return false }
        }
        return true
    }

    private static let ownFields = SyncedKind.staff.keys + ["invitation_ends_at", "session_epoch"]
}
