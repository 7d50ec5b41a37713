import Domain

extension Role {
    /// The stored name of the role. Stored names never change, whatever Domain calls its cases.
    package var storedName: String {
        switch self {
        case .receptionist: "receptionist"
        case .clinician: "clinician"
        case .pharmacist: "pharmacist"
        case .manager: "manager"
        }
    }

    /// The role with a stored name, or nil.
    init?(storedName: String) {
        guard let role = Self.allCases.first(where: { $0.storedName == storedName }) else { return nil }
        self = role
    }
}
