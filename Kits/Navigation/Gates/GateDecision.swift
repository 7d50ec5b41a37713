/// What all gates together say, every redirect followed.
public enum GateDecision<Target, Refusal> {
    /// Go where one wanted to go.
    case allow
    /// Go there instead, for reasons that the user is told.
    case redirect(to: Target, because: [Refusal])
    /// Sign in first, and come back there.
    case signInFirst(returnTo: Target)
    /// No.
    case refuse(Refusal)
    /// No: redirects lead back to where one was sent away from.
    case circle(to: Target)
    /// No: there were more redirects than ``GateChain/redirectLimit``.
    case tooManyRedirects
    /// A gate has to look first; until its answer is there, nothing changes.
    case ask(GateCheck<Target, Refusal>)
}

/// What a gate has to look up before the gates can decide.
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
    /// Looks it up, and asks all gates that are left; what they have to look up, too, is looked up as well.
    ///
    /// - Returns: what they decide; never ``GateDecision/ask(_:)``.
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
