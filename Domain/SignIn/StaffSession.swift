import FoundationEssentials

/// The fact that a member of staff is signed in, for the life of one process.
package struct StaffSession: Hashable, Sendable {
    /// The signed-in person.
    package let staff: Staff

    /// When they signed in.
    package let startedAt: Date

    /// When they had signed in the time before, or nil the first time.
    package let lastSignIn: Date?

    /// Whether the person has yet to go through the onboarding, before anything else.
    package let isOnboardingDue: Bool

    /// The message about the visitor's cart for the user, or nil if nothing happened to it; see
    /// ``CartHandover/message``.
    package let cartNotice: String?

    /// A session of a member of staff.
    package init(
        staff: Staff, startedAt: Date, lastSignIn: Date?, isOnboardingDue: Bool = false, cartNotice: String? = nil
    ) {
        self.staff = staff
        self.startedAt = startedAt
        self.lastSignIn = lastSignIn
        self.isOnboardingDue = isOnboardingDue
        self.cartNotice = cartNotice
    }
}
