import Domain

/// The reason why a gate refuses.
nonisolated enum GateRefusal: Hashable, Sendable {
    /// The terminal is locked.
    case locked
    /// A newcomer has yet to take the first steps.
    case firstStepsDue
    /// The notes are about somebody else's patient, and nobody said yet why they open them.
    case reasonDue(PatientNumber)
    /// The subject of the place or the user's role forbids it.
    case error(AppError)

    /// The notice to the user.
    var line: String {
        switch self {
        case .locked: "The terminal is locked: unlock it, or sign in as someone else."
        case .firstStepsDue: "This comes before everything else: finish it, or sign out on its first page."
        case .reasonDue(let number): "You have no appointment with patient \(number): say why you open the notes."
        case .error(let error): "\(error.message) \(error.advice)"
        }
    }
}
