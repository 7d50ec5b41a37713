import Domain
import FoundationEssentials

/// A member of staff as stored, with what only sign-in needs.
package struct StaffRecord: Sendable {
    /// The person.
    package let staff: Staff
    /// The key that the password opens, as ``ClinicKey`` encrypts it. Empty for somebody who has not accepted their
    /// invitation yet.
    var lockedKey: String
    /// The part of the key that signatures are checked with, in hexadecimal digits; nil for somebody who has none yet.
    let publicKey: String?
    let lastSignIn: Date?
    /// When the person went through the onboarding, or nil for a newcomer.
    let onboardedAt: Date?

    /// When the person left, or nil for somebody who works here.
    var leftAt: Date?
    /// The key that the code gives which lets the person choose a password, and when it ends.
    var invitation: (key: String, until: Date)?
    /// How often the person's sessions were ended: a session of an earlier epoch is over.
    var sessionEpoch = 0

    /// Whether the person has a password and works here.
    var maySignIn: Bool { leftAt == nil && !lockedKey.isEmpty }

    /// Whether a key that was opened is the person's own: the lock alone may have been exchanged. A code and an old
    /// hash are nobody's key yet.
    func owns(_ key: SigningKey, behind locked: LockedKey) -> Bool {
        guard case .sealed = locked else { return true }
        return publicKey == key.publicKey.hexadecimal
    }

    /// Whether the person has yet to go through the onboarding.
    var isOnboardingDue: Bool { onboardedAt == nil }

    private static let columns =
        "id, user_name, name, role, locked_key, last_sign_in, phone_extension, onboarded_at, public_key"
    private static let readColumns =
        "\(columns), left_at, invitation_key, invitation_ends_at, session_epoch"

    /// The member of staff with a user name, in any case, or nil.
    static func find(userName: String, in connection: Connection) throws(AppError) -> Self? {
        try connection.first("SELECT \(readColumns) FROM staff WHERE user_name = ?", [.text(userName)], Self.init)
    }

    /// The member of staff with an identity, or nil.
    package static func find(_ id: Staff.ID, in connection: Connection) throws(AppError) -> Self? {
        try connection.first("SELECT \(readColumns) FROM staff WHERE id = ?", [.identity(id.rawValue)], Self.init)
    }

    /// The member of staff with an identity.
    ///
    /// - Throws: `AppError.notFound` if there is none.
    static func known(_ id: Staff.ID, in connection: Connection) throws(AppError) -> Self {
        guard let record = try find(id, in: connection) else { throw .notFound("This colleague", by: .name) }
        return record
    }

    /// Everyone, by name, then by user name.
    static func all(in connection: Connection) throws(AppError) -> [Self] {
        try connection.rows("SELECT \(readColumns) FROM staff ORDER BY name, user_name", [], Self.init)
    }

    /// The person as managers see them.
    var colleague: Colleague {
        let standing: Colleague.Standing =
            if let leftAt { .left(leftAt) } else if lockedKey.isEmpty {
                .invited(until: invitation?.until ?? .distantPast)
            } else { .working }
        return Colleague(staff: staff, standing: standing, lastSignIn: lastSignIn)
    }

    /// The record whose password is the code of its invitation, if that can be accepted at a moment.
    func invited(at moment: Date) -> Self? {
        guard leftAt == nil, let invitation, moment < invitation.until else { return nil }
        var record = self
        record.lockedKey = invitation.key
        return record
    }

    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO staff (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .identity(staff.id.rawValue), .text(staff.userName), .text(staff.name), .text(staff.role.storedName),
                .text(lockedKey), .time(lastSignIn), .text(staff.phoneExtension), .time(onboardedAt),
                .text(publicKey),
            ])
    }
}

extension StaffRecord {
    private init(_ row: Row) throws(AppError) {
        guard let role = Role(storedName: try row.text(3)) else { throw row.corrupt("someone has no known role") }
        staff = Staff(
            id: Identifier(try row.identity(0)), userName: try row.text(1), name: try row.text(2), role: role,
            phoneExtension: try row.optionalText(6))
        lockedKey = try row.text(4)
        lastSignIn = try row.optionalTime(5)
        onboardedAt = try row.optionalTime(7)
        publicKey = try row.optionalText(8)
        leftAt = try row.optionalTime(9)
        if let key = try row.optionalText(10), let until = try row.optionalTime(11) { invitation = (key, until) }
        sessionEpoch = try row.integer(12)
    }
}
