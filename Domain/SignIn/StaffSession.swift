import Foundation

/// The fact that a member of staff is signed in, for the life of one process.
package struct StaffSession: Hashable, Sendable {
    /// Who is signed in.
    package let staff: Staff

    /// When they signed in.
    package let startedAt: Date

    /// When they had signed in the time before, or nil the first time.
    package let lastSignIn: Date?

    /// A session of a member of staff.
    package init(staff: Staff, startedAt: Date, lastSignIn: Date?) {
        self.staff = staff
        self.startedAt = startedAt
        self.lastSignIn = lastSignIn
    }
}
