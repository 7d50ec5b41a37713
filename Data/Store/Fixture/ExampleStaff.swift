import Domain
import FoundationEssentials

/// The staff of the example clinic. Everyone's password is ``password``.
enum ExampleStaff: Int, CaseIterable {
    case ana = 1
    case ben
    case chen
    case maya
    /// Starts work today: has never signed in.
    case noor
    case dana
    case ines

    /// Stated in the documentation: an example clinic guards nothing.
    static let password = "clinic-demo"

    var staff: Staff {
        Staff(id: Identifier(ExampleIdentity.staff.uuid(rawValue)), userName: "\(self)", name: name, role: role)
    }

    var name: String {
        switch self {
        case .ana: "Ana Ruiz"
        case .ben: "Ben Okafor"
        case .chen: "Dr. Chen Wei 陳偉"
        case .maya: "Maya Lindqvist"
        case .noor: "Noor Haddad"
        case .dana: "Dr. Dana Petrescu"
        case .ines: "Dr. Inés Molina"
        }
    }

    private var role: Role {
        switch self {
        case .ana: .pharmacist
        case .ben, .noor: .receptionist
        case .chen, .dana, .ines: .clinician
        case .maya: .manager
        }
    }

    /// The person as stored, with a key under a lock; all but the newcomer have gone through the onboarding.
    func record(
        _ key: SigningKey, _ locked: LockedKey, under clinicKey: ClinicKey, at now: Date
    ) throws(AppError) -> StaffRecord {
        StaffRecord(
            staff: staff, lockedKey: try clinicKey.encrypt(locked, of: staff.id),
            publicKey: key.publicKey.hexadecimal, lastSignIn: nil, onboardedAt: self == .noor ? nil : now)
    }
}
