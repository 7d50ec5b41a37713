/// What a gate says to someone who wants to go somewhere. The same for a tap, a link and a restored place.
package enum GateVerdict<Target, Refusal> {
    /// Go.
    case allow
    /// Sign in first; `returnTo` is where to come back to afterwards, a value that can be saved.
    case signInFirst(returnTo: Target)
    /// No, for a reason that the user is told.
    case refuse(Refusal)
}

extension GateVerdict: Equatable where Target: Equatable, Refusal: Equatable {}
extension GateVerdict: Hashable where Target: Hashable, Refusal: Hashable {}
extension GateVerdict: Sendable where Target: Sendable, Refusal: Sendable {}
