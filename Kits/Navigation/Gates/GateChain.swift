/// Gates that are asked in order until one does not allow the target.
///
/// A redirect starts again at the first gate, with the new target. It ends at a target that comes up a second time and
/// after ``redirectLimit`` redirects, each with its own decision, so that no set of gates can redirect for ever.
///
/// Verdicts that are known at once are taken without suspending and, unless one redirects, without allocating.
public struct GateChain<Target, Refusal> {
    /// The most redirects that are followed.
    @inlinable public static var redirectLimit: Int { 8 }

    @usableFromInline let gates: [(Target) -> GateAnswer<Target, Refusal>]

    /// Creates a chain of gates in the order in which they are asked.
    @inlinable public init(_ gates: [(Target) -> GateAnswer<Target, Refusal>]) {
        self.gates = gates
    }
}

extension GateChain where Target: Equatable {
    /// The decision of the gates about a target.
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

/// The progress through a chain of gates.
@usableFromInline struct GateWalk<Target, Refusal> {
    /// The target after the redirects so far.
    var target: Target

    /// The index of the next gate.
    var next: Int

    /// The targets that were redirected from, in order.
    var left: [Target] = []
    var reasons: [Refusal] = []

    @usableFromInline init(to target: Target, next: Int) {
        (self.target, self.next) = (target, next)
    }
}

extension GateWalk where Target: Equatable {
    /// Applies a gate's verdict.
    ///
    /// - Returns: the decision of all gates, or nil if the next gate has to be asked.
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
