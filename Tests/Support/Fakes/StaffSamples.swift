import Domain

extension Staff {
    /// The pharmacist of the example clinic.
    package static let ana = sample(1, "ana", "Ana Ruiz", .pharmacist)
    /// The receptionist of the example clinic.
    package static let ben = sample(2, "ben", "Ben Okafor", .receptionist)
    /// The clinician of the example clinic, whose name has wide characters.
    package static let chen = sample(3, "chen", "Dr. Chen Wei 陳偉", .clinician)
    /// The manager of the example clinic.
    package static let maya = sample(4, "maya", "Maya Lindqvist", .manager)
    /// The example clinic's other receptionist, who has never signed in.
    package static let noor = sample(5, "noor", "Noor Haddad", .receptionist)

    /// A clinician of the example clinic who tests eyes.
    package static let dana = sample(6, "dana", "Dr. Dana Petrescu", .clinician)
    /// A clinician of the example clinic who takes blood.
    package static let ines = sample(7, "ines", "Dr. Inés Molina", .clinician)

    /// The person of a role at the example clinic.
    package static func sample(_ role: Role) -> Staff {
        switch role {
        case .pharmacist: ana
        case .receptionist: ben
        case .clinician: chen
        case .manager: maya
        }
    }

    /// The same person with another name and phone extension.
    package func known(as name: String, phoneExtension: String? = nil) -> Staff {
        Staff(id: id, userName: userName, name: name, role: role, phoneExtension: phoneExtension)
    }

    private static func sample(_ number: Int, _ userName: String, _ name: String, _ role: Role) -> Staff {
        Staff(id: Identifier(.sample(number)), userName: userName, name: name, role: role)
    }
}

extension StaffSession {
    /// Ana Ruiz, signed in since ``Foundation/Date/sample``.
    package static let pharmacist = sample(.pharmacist)

    /// Noor Haddad, signed in since ``Foundation/Date/sample``, with the onboarding ahead of her.
    package static let newcomer = StaffSession(
        staff: .noor, startedAt: .sample, lastSignIn: nil, isOnboardingDue: true)

    /// The person of a role, signed in since ``Foundation/Date/sample`` for the first time.
    package static func sample(_ role: Role) -> StaffSession {
        StaffSession(staff: .sample(role), startedAt: .sample, lastSignIn: nil)
    }
}
