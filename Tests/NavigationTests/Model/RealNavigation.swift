import Navigation

/// The core as an app puts it together: a section's stack, what is presented over it, and each modal's own stack.
struct RealNavigation {
    private var section = RouteStack(StackID(1), root: Spot.a)
    private var presentation = Presentation<Spot, Spot>(after: 1)
    private var modals: [StackID: RouteStack<Spot>] = [:]

    /// Does one step, and says what the core says about it.
    mutating func take(_ step: Step, _ fault: Fault? = nil) -> Bool {
        defer { modals = modals.filter { id, _ in presentation.modals.contains { $0.stack == id } } }
        switch step {
        case .verb(let verb): return change { fault?.apply(verb, to: &$0) ?? verb.apply(to: &$0) }
        case .present(let name):
            let changed = fault?.present(name, in: &presentation) ?? presentation.present(name)
            if let top = presentation.top { modals[top.stack] = RouteStack(top.stack, root: name) }
            return changed
        case .alert(let name): return presentation.present(alert: name)
        case .dismiss: return fault?.dismiss(&presentation) ?? presentation.dismiss()
        case .dismissAll: return presentation.dismissAll()
        }
    }

    private mutating func change(_ verb: (inout RouteStack<Spot>) -> Bool) -> Bool {
        guard let top = presentation.top else { return verb(&section) }
        return verb(&modals[top.stack, default: RouteStack(top.stack, root: top.value)])
    }

    /// All of it, as the naive model has it.
    var pile: [NaiveNavigation.Card] {
        let cards = presentation.modals.map { card($0.value, modals[$0.stack]) }
        let alert = presentation.alert.map {
            NaiveNavigation.Card(name: $0.value, isAlert: true, stack: $0.stack.number, visits: [])
        }
        return [card(.a, section)] + cards + [alert].compactMap { $0 }
    }

    private func card(_ name: Spot, _ stack: RouteStack<Spot>?) -> NaiveNavigation.Card {
        let visits = stack?.places.map { NaiveNavigation.Visit(number: $0.id.number, route: $0.route) } ?? []
        return NaiveNavigation.Card(
            name: name, isAlert: false, stack: stack?.root.id.stack.number ?? 0, visits: visits)
    }
}
