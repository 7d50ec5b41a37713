import Navigation

/// The core as an app assembles it: a section's stack, the modals over it, and each modal's own stack.
struct RealNavigation {
    private var state = NavigationState<Spot, Spot, Spot, Spot>((.a, .a))

    /// Performs one step. Returns the core's answer.
    mutating func take(_ step: Step, _ fault: Fault? = nil) -> Bool {
        switch step {
        case .verb(let verb):
            state.change(state.visibleStack.id) { fault?.apply(verb, to: &$0) ?? verb.apply(to: &$0) }
        case .present(let name): fault?.present(name, in: &state) ?? state.present(name, root: name)
        case .alert(let name): state.present(alert: name)
        case .dismiss: fault?.dismiss(&state) ?? state.dismiss()
        case .dismissAll: state.dismissAll()
        }
    }

    /// All of it, in the form of the naive model.
    var pile: [NaiveNavigation.Card] {
        let cards = state.modals.map { card($0.value, $0.stack) }
        let alert = state.alert.map {
            NaiveNavigation.Card(name: $0.value, isAlert: true, stack: $0.place.stack.number, visits: [])
        }
        return [card(.a, state[.a])] + cards + [alert].compactMap { $0 }
    }

    private func card(_ name: Spot, _ stack: RouteStack<Spot>) -> NaiveNavigation.Card {
        let visits = stack.places.map { NaiveNavigation.Visit(number: $0.id.number, route: $0.route) }
        return NaiveNavigation.Card(name: name, isAlert: false, stack: stack.id.number, visits: visits)
    }
}
