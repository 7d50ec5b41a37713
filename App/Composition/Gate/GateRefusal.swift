import Domain

/// Why a gate does not let someone through to where they want to go.
nonisolated enum GateRefusal: Hashable, Sendable {
    /// The workstation waits for whoever locked it.
    case locked
    /// A newcomer has yet to take the first steps.
    case firstStepsDue
    /// What the place is about says no, or the role of whoever is here does.
    case error(AppError)

    /// What the user is told.
    var line: String {
        switch self {
        case .locked: "The workstation is locked: unlock it, or sign in as someone else."
        case .firstStepsDue: "This comes before everything else: finish it, or sign out on its first page."
        case .error(let error): "\(error.message) \(error.advice)"
        }
    }
}
