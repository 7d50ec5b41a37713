import FoundationEssentials

/// A member of staff as managers see them.
package struct Colleague: Hashable, Sendable, Identifiable {
    /// Whether somebody works here.
    package enum Standing: Hashable, Sendable {
        /// They sign in with a password of their own.
        case working
        /// They have no password yet, and an invitation until a moment, which may have passed.
        case invited(until: Date)
        /// They left at a moment, and cannot sign in.
        case left(Date)
    }

    /// The person.
    package let staff: Staff

    /// Whether they work here.
    package let standing: Standing

    /// When they last signed in at this workstation, or nil.
    package let lastSignIn: Date?

    /// A colleague by what is known.
    package init(staff: Staff, standing: Standing, lastSignIn: Date? = nil) {
        self.staff = staff
        self.standing = standing
        self.lastSignIn = lastSignIn
    }

    /// The identity of the person.
    package var id: Staff.ID { staff.id }

    /// Whether they can manage the clinic now: an invitation does not count until it is accepted.
    package var isManaging: Bool { staff.role == .manager && standing == .working }
}
