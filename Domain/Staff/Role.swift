/// What a member of staff does in the clinic, and thereby what they may do in the app.
package enum Role: String, Hashable, Sendable, CaseIterable {
    case receptionist
    case clinician
    case pharmacist
    case manager

    /// Whether someone in this role may do what `permission` names; everything not listed is denied.
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
