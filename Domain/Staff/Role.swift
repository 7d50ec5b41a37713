/// The role of a member of staff, which determines their permissions.
package enum Role: String, Hashable, Sendable, CaseIterable {
    case receptionist
    case clinician
    case pharmacist
    case manager

    /// Whether the role has a permission; everything not listed is denied.
    package func may(_ permission: Permission) -> Bool {
        switch (self, permission) {
        case (_, .viewOrders), (_, .managePatients), (_, .manageAppointments), (_, .checkOut): true
        case (.receptionist, .takePayment): true
        case (.clinician, .keepClinicalNotes): true
        case (.pharmacist, .handOutOrders), (.pharmacist, .decideRefunds), (.pharmacist, .watchStock): true
        case (.manager, .keepClinicalNotes): false
        case (.manager, _): true
        default: false
        }
    }
}
