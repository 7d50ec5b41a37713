import Foundation

/// The fact that a member of staff is signed in, for the life of one process.
package struct StaffSession: Hashable, Sendable {
    /// Who is signed in.
    package let staff: Staff

    /// When they signed in.
    package let startedAt: Date

    /// When they had signed in the time before, or nil the first time.
    package let lastSignIn: Date?

    /// Whether the person has yet to go through the onboarding, before anything else.
    package let isOnboardingDue: Bool

    /// What the sign-in did with the visitor's cart, in words for whoever signed in, or nil where it did nothing; see
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
