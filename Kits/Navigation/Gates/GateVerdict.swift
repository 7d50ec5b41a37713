/// What a gate says to someone who wants to go somewhere. The same for a tap, a link and a restored place.
public enum GateVerdict<Target, Refusal> {
    /// Go, as far as this gate is concerned.
    case allow
    /// Sign in first; `returnTo` is where to come back to afterwards, a value that can be saved.
    case signInFirst(returnTo: Target)
    /// Not there but somewhere else, for a reason that the user is told.
    case redirect(to: Target, because: Refusal)
    /// No, for a reason that the user is told.
    case refuse(Refusal)
}

extension GateVerdict: Equatable where Target: Equatable, Refusal: Equatable {}
extension GateVerdict: Hashable where Target: Hashable, Refusal: Hashable {}
extension GateVerdict: Sendable where Target: Sendable, Refusal: Sendable {}

/// How a gate answers: at once, or after looking something up.
public enum GateAnswer<Target, Refusal> {
    /// The gate knows.
    case verdict(GateVerdict<Target, Refusal>)
    /// The gate has to look first. The check is carried out once, by whoever asked; it may be cancelled.
    case ask(@MainActor () async -> GateVerdict<Target, Refusal>)
}
