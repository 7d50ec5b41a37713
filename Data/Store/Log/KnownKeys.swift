import Domain
import FoundationEssentials

/// The public keys of the staff, as the log has said so far.
struct KnownKeys {
    private var keys: [UUID: [[UInt8]]] = [:]

    /// Whether somebody has had a key.
    func has(_ person: UUID) -> Bool { keys[person] != nil }

    /// Takes in the key that a change gives somebody.
    mutating func learn(from change: SignedIntent.Change, in connection: Connection) throws(AppError) {
        guard LogCause.parse(change.kind)?.kind == .staff, let after = change.after else { return }
        let stored =
            try connection.first(
                "SELECT ?1 ->> '$.public_key' WHERE json_valid(?1)", [.text(after)]
            ) { row throws(AppError) in try row.optionalText(0) } ?? nil
        guard let key = stored.flatMap({ [UInt8](hexadecimal: $0.utf8) }),
            !(keys[change.subject]?.contains(key) ?? false)
        else { return }
        keys[change.subject, default: []].append(key)
    }

    /// Whether one of somebody's keys made a signature, the newest first.
    func verify(_ signature: [UInt8], of message: [UInt8], by person: UUID) -> Bool {
        keys[person]?.reversed().contains { SigningKey.verify(signature, of: message, by: $0) } ?? false
    }

    /// Whether a write changes nothing but how its author signs in.
    func concern(_ written: SignedIntent, in connection: Connection) throws(AppError) -> Bool {
        for change in written.changes {
            guard change.kind == RecordKind.staff.rawValue, change.subject == written.author else { return false }
            let rest = Self.ownFields.map { "'$.\($0)'" }.joined(separator: ", ")
            let isRestAlike = try connection.first(
                "SELECT json_remove(?1, \(rest)) IS json_remove(?2, \(rest)) WHERE json_valid(?1) AND json_valid(?2)",
                [.text(change.before), .text(change.after)]
            ) { row throws(AppError) in try row.integer(0) == 1 }
            guard isRestAlike == true else { return false }
        }
        return true
    }

    private static let ownFields = [
        "locked_key", "public_key", "invitation_key", "invitation_ends_at", "session_epoch",
    ]
}
