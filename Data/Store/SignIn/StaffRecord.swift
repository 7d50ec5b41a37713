import Domain
import FoundationEssentials

/// A member of staff as stored, with what only sign-in needs.
package struct StaffRecord: Sendable {
    /// The person.
    package let staff: Staff
    let passwordHash: String
    let lastSignIn: Date?
    /// When the person went through the onboarding, or nil for a newcomer.
    let onboardedAt: Date?

    /// Whether the person has yet to go through the onboarding.
    var isOnboardingDue: Bool { onboardedAt == nil }

    private static let columns =
        "id, user_name, name, role, password_hash, last_sign_in, phone_extension, onboarded_at"

    /// The member of staff with a user name, in any case, or nil.
    static func find(userName: String, in connection: Connection) throws(AppError) -> Self? {
        try connection.first("SELECT \(columns) FROM staff WHERE user_name = ?", [.text(userName)], Self.init)
    }

    /// The member of staff with an identity, or nil.
    package static func find(_ id: Staff.ID, in connection: Connection) throws(AppError) -> Self? {
        try connection.first("SELECT \(columns) FROM staff WHERE id = ?", [.identity(id.rawValue)], Self.init)
    }

    func insert(in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO staff (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .identity(staff.id.rawValue), .text(staff.userName), .text(staff.name), .text(staff.role.storedName),
                .text(passwordHash), .time(lastSignIn), .text(staff.phoneExtension), .time(onboardedAt),
            ])
    }
}

extension StaffRecord {
    private init(_ row: Row) throws(AppError) {
        guard let role = Role(storedName: try row.text(3)) else { throw row.corrupt("someone has no known role") }
        staff = Staff(
            id: Identifier(try row.identity(0)), userName: try row.text(1), name: try row.text(2), role: role,
            phoneExtension: try row.optionalText(6))
        passwordHash = try row.text(4)
        lastSignIn = try row.optionalTime(5)
        onboardedAt = try row.optionalTime(7)
    }
}
