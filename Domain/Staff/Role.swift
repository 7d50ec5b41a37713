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
        case .clinician: [.viewOrders]
        case .receptionist: [.viewOrders, .takePayment]
        case .pharmacist: [.viewOrders, .handOutOrders, .decideRefunds]
        case .manager: Set(Permission.allCases)
        }
    }
}
