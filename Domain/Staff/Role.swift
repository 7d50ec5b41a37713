/// What a member of staff does in the clinic, and thereby what they may do in the app.
package enum Role: String, Hashable, Sendable, CaseIterable {
    case receptionist
    case clinician
    case pharmacist
    case manager

    /// Whether someone in this role may do what `permission` names; everything not listed is denied.
    package func may(_ permission: Permission) -> Bool {
        permissions.contains(permission)
    }

    private var permissions: Set<Permission> {
        switch self {
        case .clinician: Self.everybodys.union([.keepClinicalNotes])
        case .receptionist: Self.everybodys.union([.takePayment])
        case .pharmacist: Self.everybodys.union([.handOutOrders, .decideRefunds, .watchStock])
        case .manager: Set(Permission.allCases).subtracting([.keepClinicalNotes])
        }
    }

    private static let everybodys: Set<Permission> = [.viewOrders, .managePatients, .manageAppointments, .checkOut]
}
