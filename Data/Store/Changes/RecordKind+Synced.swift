extension RecordKind {
    /// Where records of the kind are, and what happens when two workstations change one.
    package var synced: SyncedKind {
        switch self {
        case .clinic: .clinic
        case .staff: .staff
        case .seller: .seller
        case .product: .product
        case .album: .album
        case .song: .song
        case .patient: .patient
        case .clinicalNote: .clinicalNote
        case .order: .order
        case .appointment: .appointment
        }
    }
}
