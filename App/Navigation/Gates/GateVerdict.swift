/// What a gate says to someone who wants to go somewhere. The same for a tap, a link and a restored place.
package enum GateVerdict<Target: Hashable & Sendable, Refusal: Hashable & Sendable>: Hashable, Sendable {
    /// Go.
    case allow
    /// Sign in first; `returnTo` is where to come back to afterwards, a value that can be saved.
    case signInFirst(returnTo: Target)
    /// No, for a reason that the user is told.
    case refuse(Refusal)
}
