/// The decision of all gates, with every redirect followed.
public enum GateDecision<Target, Refusal> {
    /// Go to the target.
    case allow
    /// Go to another target, for reasons that the user is told.
    case redirect(to: Target, because: [Refusal])
    /// Sign in first, then go to the target.
    case signInFirst(returnTo: Target)
    /// Refuse.
    case refuse(Refusal)
    /// Refuse: redirects lead back to a target that redirected.
    case circle(to: Target)
    /// Refuse: there were more than ``GateChain/redirectLimit`` redirects.
    case tooManyRedirects
    /// A gate has to look something up. Nothing changes until it has.
    case ask(GateCheck<Target, Refusal>)
}

/// A lookup that a gate needs before the gates can decide.
public struct GateCheck<Target, Refusal> {
    @usableFromInline let chain: GateChain<Target, Refusal>
    @usableFromInline let walk: GateWalk<Target, Refusal>
    @usableFromInline let check: @MainActor () async -> GateVerdict<Target, Refusal>

    @inlinable init(
        _ chain: GateChain<Target, Refusal>, _ walk: GateWalk<Target, Refusal>,
        _ check: @escaping @MainActor () async -> GateVerdict<Target, Refusal>
    ) {
        (self.chain, self.walk, self.check) = (chain, walk, check)
    }
}

extension GateCheck where Target: Equatable {
    /// Looks it up, then asks the remaining gates, with their lookups.
    ///
    /// - Returns: their decision; never ``GateDecision/ask(_:)``.
    @MainActor public func decision() async -> GateDecision<Target, Refusal> {
        var pending = self
        while true {
            var walk = pending.walk
            if let end = walk.take(await pending.check()) { return end }
            let decision = pending.chain.decision(of: &walk)
            guard case .ask(let next) = decision else { return decision }
            pending = next
        }
    }
}
