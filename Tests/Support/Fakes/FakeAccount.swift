import Domain

/// A person who can sign in with a fake.
package struct FakeAccount: Sendable {
    /// The person.
    package let staff: Staff

    /// The password, in the clear because it is nobody's.
    package let password: String

    /// Whether the onboarding is still ahead of them.
    package let isOnboardingDue: Bool

    /// A person with a password.
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
    /// The credentials of the person of a role at the example clinic.
    package static func sample(_ role: Role) -> Credentials {
        Credentials(userName: Staff.sample(role).userName, password: Secret("clinic-demo"))
    }

    /// The credentials of the example clinic's newcomer.
    package static let newcomer = Credentials(userName: "noor", password: Secret("clinic-demo"))
}
