import Domain

extension RecordKind {
    /// The permission that reading such a record in the log requires: that of the screens which show all of it.
    var permission: Permission {
        switch self {
        case .clinic, .seller, .album, .song: .manageOffers
        case .staff: .manageStaff
        case .product: .watchStock
        case .patient: .managePatients
        case .clinicalNote: .keepClinicalNotes
        case .order: .viewOrders
        case .appointment: .manageAppointments
        }
    }
}
