/// The verdict of one gate about a target: the same for a tap, a link and a restored place.
public enum GateVerdict<Target, Refusal> {
    /// This gate allows the target.
    case allow
    /// Sign in first, then go to `returnTo`, a value that can be saved.
    case signInFirst(returnTo: Target)
    /// Go to another target, for a reason that the user is told.
    case redirect(to: Target, because: Refusal)
    /// Refuse, for a reason that the user is told.
    case refuse(Refusal)
}

extension GateVerdict: Equatable where Target: Equatable, Refusal: Equatable {}
extension GateVerdict: Hashable where Target: Hashable, Refusal: Hashable {}
extension GateVerdict: Sendable where Target: Sendable, Refusal: Sendable {}

/// The answer of a gate: a verdict, or a lookup that leads to one.
public enum GateAnswer<Target, Refusal> {
    /// The gate knows its verdict.
    case verdict(GateVerdict<Target, Refusal>)
    /// The gate has to look something up. The lookup runs once and may be cancelled.
    case ask(@MainActor () async -> GateVerdict<Target, Refusal>)
}
