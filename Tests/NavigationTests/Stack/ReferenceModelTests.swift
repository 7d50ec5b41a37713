import Navigation
import Testing

@Suite("A stack beside a plain array")
struct ReferenceModelTests {
    @Test("Every sequence of up to seven verbs over three routes leads where a plain array leads")
    func everySequence() {
        var walks = [RouteStack("a"): Walk(steps: [], highest: 1)]
        var steps = 0
        for _ in 1...7 {
            // Verbs are functions of the stack alone, so sequences that led to equal stacks go on as one.
            var next: [RouteStack<Spot>: Walk] = [:]
            for (stack, walk) in walks {
                for verb in Verb.all {
                    steps += 1
                    let (reached, walk) = walk.take(verb, from: stack)
                    next[reached] = walk
                }
            }
            walks = next
        }
        #expect(steps > 10_000, "only \(steps) steps were compared")
    }
}

/// How a stack was reached, and the highest number that a place had on the way.
private struct Walk {
    let steps: [Verb]
    let highest: Int

    func take(_ verb: Verb, from stack: RouteStack<Spot>) -> (RouteStack<Spot>, Walk) {
        var next = stack
        let changed = verb.apply(to: &next)
        let model = verb.applied(to: stack.places.map(\.route))
        if let broken = broken(from: stack, to: next, changed: changed, model: model) {
            Issue.record("\(steps + [verb]): \(broken); \(stack.routes) became \(next.routes) \(next.numbers)")
        }
        return (next, Walk(steps: steps + [verb], highest: max(highest, next.top.id.number)))
    }

    /// The first law that does not hold for one step, or nil.
    private func broken(
        from old: RouteStack<Spot>, to new: RouteStack<Spot>, changed: Bool, model: [Spot]
    ) -> String? {
        if new.places.isEmpty { return "no place is left" }
        if new.places.map(\.route) != model { return "the array says \(model)" }
        if changed != (new != old) { return "it says changed: \(changed)" }
        let kept = zip(old.places, new.places).prefix { $0.route == $1.route }.count
        if old.places.prefix(kept) != new.places.prefix(kept) { return "a kept place is another one" }
        let fresh = new.numbers.dropFirst(kept)
        let expected = fresh.indices.map { highest + 1 + $0 - kept }
        return Array(fresh) == expected ? nil : "new places are not numbered \(expected)"
    }
}

extension Verb {
    /// What the verb does to an array of routes, root first: written down a second time, as naively as possible.
    fileprivate func applied(to routes: [Spot]) -> [Spot] {
        switch self {
        case .push(let route): routes.last == route ? routes : routes + [route]
        case .pop: routes.count == 1 ? routes : Array(routes.dropLast())
        case .popTo(let route): routes.lastIndex(of: route).map { Array(routes[...$0]) } ?? routes
        case .popToRoot: Array(routes.prefix(1))
        case .replaceTop(let route) where routes.count == 1: Verb.push(route).applied(to: routes)
        case .replaceTop(let route): routes.dropLast() + [route]
        }
    }
}
