import Domain

/// Someone who can sign in with a fake.
package struct FakeAccount: Sendable {
    /// Who it is.
    package let staff: Staff

    /// The password, in the open: it is nobody's.
    package let password: String

    /// Whether they have yet to go through the onboarding.
    package let isOnboardingDue: Bool

    /// Someone with a password.
    package init(_ staff: Staff, password: String, isOnboardingDue: Bool = false) {
        self.staff = staff
        self.password = password
        self.isOnboardingDue = isOnboardingDue
    }

    /// The people of the example clinic, who all have the password `clinic-demo`.
    package static let samples =
        [Staff.ana, .ben, .chen, .maya, .dana, .ines].map { FakeAccount($0, password: "clinic-demo") }
        + [FakeAccount(.noor, password: "clinic-demo", isOnboardingDue: true)]
}

extension Credentials {
    /// What the person of a role at the example clinic types to sign in.
    package static func sample(_ role: Role) -> Credentials {
        Credentials(userName: Staff.sample(role).userName, password: Secret("clinic-demo"))
    }

    /// What the example clinic's newcomer types to sign in.
    package static let newcomer = Credentials(userName: "noor", password: Secret("clinic-demo"))
}
