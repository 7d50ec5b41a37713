/// Gates that are asked in order, until one of them does not let through.
///
/// A redirect starts again at the first gate, with the new target. It ends where a target comes up for the second time,
/// and after ``redirectLimit`` redirects, each with a decision of its own, so that no set of gates can send anyone in
/// circles.
///
/// What knows its verdict at once is asked without waiting and without memory of its own, unless it sends somewhere
/// else.
public struct GateChain<Target, Refusal> {
    /// How many redirects are followed.
    @inlinable public static var redirectLimit: Int { 8 }

    @usableFromInline let gates: [(Target) -> GateAnswer<Target, Refusal>]

    /// Gates in the order in which they are asked.
    @inlinable public init(_ gates: [(Target) -> GateAnswer<Target, Refusal>]) {
        self.gates = gates
    }
}

extension GateChain where Target: Equatable {
    /// What the gates say to someone who wants to go to a target.
    ///
    /// - Complexity: O(gates × redirects).
    @inlinable public func decision(for target: Target) -> GateDecision<Target, Refusal> {
        for (index, gate) in gates.enumerated() {
            if case .verdict(.allow) = gate(target) { continue }
            var walk = GateWalk<Target, Refusal>(to: target, next: index)
            return decision(of: &walk)
        }
        return .allow
    }

    @usableFromInline func decision(of walk: inout GateWalk<Target, Refusal>) -> GateDecision<Target, Refusal> {
        while walk.next < gates.count {
            switch gates[walk.next](walk.target) {
            case .ask(let check): return .ask(GateCheck(self, walk, check))
            case .verdict(let verdict): if let end = walk.take(verdict) { return end }
            }
        }
        return walk.left.isEmpty ? .allow : .redirect(to: walk.target, because: walk.reasons)
    }
}

/// How far the gates were asked.
@usableFromInline struct GateWalk<Target, Refusal> {
    /// Where it leads by now.
    var target: Target

    /// The gate that is asked next.
    var next: Int

    /// The targets that one was sent away from, in order, and why.
    var left: [Target] = []
    var reasons: [Refusal] = []

    @usableFromInline init(to target: Target, next: Int) {
        (self.target, self.next) = (target, next)
    }
}

extension GateWalk where Target: Equatable {
    /// Goes on as a gate says.
    ///
    /// - Returns: what all gates decide, or nil where the next gate has to be asked.
    mutating func take(_ verdict: GateVerdict<Target, Refusal>) -> GateDecision<Target, Refusal>? {
        switch verdict {
        case .allow: next += 1
        case .signInFirst(let target): return .signInFirst(returnTo: target)
        case .refuse(let refusal): return .refuse(refusal)
        case .redirect(let other, let reason):
            left.append(target)
            if left.contains(other) { return .circle(to: other) }
            if left.count > GateChain<Target, Refusal>.redirectLimit { return .tooManyRedirects }
            reasons.append(reason)
            (target, next) = (other, 0)
        }
        return nil
    }
}
