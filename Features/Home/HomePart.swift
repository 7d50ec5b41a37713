import Domain

/// One part of the start of a member of staff.
nonisolated enum HomePart: Hashable, Sendable, CaseIterable, Identifiable {
    case appointments
    case orders
    case stock

    var id: Self { self }

    /// The parts for a role, the most important first.
    static func parts(of role: Role) -> [HomePart] {
        switch role {
        case .receptionist: [.appointments, .orders]
        case .clinician: [.appointments]
        case .pharmacist: [.orders, .stock]
        case .manager: [.orders, .stock, .appointments]
        }
    }
}

/// For whom the parts of the start are read.
nonisolated struct HomeReader: Hashable, Sendable {
    let staff: Staff.ID?
    let parts: [HomePart]
}
