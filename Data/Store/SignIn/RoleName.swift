import Domain

extension Role {
    /// The name that stands for this role in storage. Stored names never change, whatever Domain calls its cases.
    package var storedName: String {
        switch self {
        case .receptionist: "receptionist"
        case .clinician: "clinician"
        case .pharmacist: "pharmacist"
        case .manager: "manager"
        }
    }

    /// The role that a stored name stands for, or nil.
    init?(storedName: String) {
        guard let role = Self.allCases.first(where: { $0.storedName == storedName }) else { return nil }
        self = role
    }
}
