import Domain
import Testing

@Suite("Roles and permissions")
struct RoleTests {
    /// Everything that is allowed; everything else is denied.
    private static let allowed: [(role: Role, permission: Permission)] = listed + everybodys

    private static let everybodys = Role.allCases.flatMap { role in
        [Permission.managePatients, .manageAppointments, .checkOut].map { (role: role, permission: $0) }
    }

    private static let listed: [(role: Role, permission: Permission)] = [
        (.receptionist, .viewOrders), (.receptionist, .takePayment),
        (.clinician, .viewOrders),
        (.pharmacist, .viewOrders), (.pharmacist, .handOutOrders), (.pharmacist, .decideRefunds),
        (.manager, .viewOrders), (.manager, .takePayment), (.manager, .handOutOrders),
        (.manager, .decideRefunds), (.clinician, .keepClinicalNotes), (.pharmacist, .watchStock),
        (.manager, .watchStock), (.manager, .manageStaff), (.manager, .manageOffers), (.manager, .readLog),
        (.manager, .forgetPatients),
    ]

    @Test(arguments: Role.allCases, Permission.allCases)
    func `a role has exactly its listed permissions`(role: Role, permission: Permission) {
        #expect(role.may(permission) == Self.allowed.contains { $0 == (role, permission) })
    }

    @Test(
        arguments: [
            (.viewOrders, [.receptionist, .clinician, .pharmacist, .manager]),
            (.takePayment, [.receptionist, .manager]), (.handOutOrders, [.pharmacist, .manager]),
            (.decideRefunds, [.pharmacist, .manager]), (.keepClinicalNotes, [.clinician]),
            (.watchStock, [.pharmacist, .manager]), (.manageStaff, [.manager]), (.manageOffers, [.manager]),
            (.readLog, [.manager]), (.forgetPatients, [.manager]),
            (.managePatients, [.receptionist, .clinician, .pharmacist, .manager]),
            (.manageAppointments, [.receptionist, .clinician, .pharmacist, .manager]),
            (.checkOut, [.receptionist, .clinician, .pharmacist, .manager]),
        ] as [(Permission, [Role])])
    func `a permission names its holders in a stated order`(permission: Permission, holders: [Role]) {
        #expect(permission.holders == holders)
    }

    @Test func `a role that may move an order may also see it`() {
        for role in Role.allCases where Permission.allCases.contains(where: role.may) {
            #expect(role.may(.viewOrders), "\(role)")
        }
    }
}
