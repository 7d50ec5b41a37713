import Navigation

/// A possible mistake of the core, each of which the comparison must find.
enum Fault: CaseIterable {
    case pushTwice
    case popToLowest
    case popOneTooMany
    case popWhileStopsEarly
    case replaceLeavesRoot
    case frontIsNew
    case numbersComeBack
    case becomeKeepsNothing
    case popAlwaysSaysSo
    case alertStays
    case dismissBoth

    /// Performs a verb with the mistake, or returns nil if the mistake is elsewhere.
    func apply(_ verb: Verb, to stack: inout RouteStack<Spot>) -> Bool? {
        switch (self, verb) {
        case (.pushTwice, .push(let route)): return stack.push(route, allowingDuplicate: true)
        case (.popToLowest, .popTo(let route)):
            guard let index = stack.path.firstIndex(of: route) else { return nil }
            return stack.pop(count: stack.path.count - index - 1)
        case (.popOneTooMany, .popCount(let count)) where count > 0: return stack.pop(count: count + 1)
        case (.popWhileStopsEarly, .popWhile(let route)): return stack.top.route == route && stack.pop()
        case (.replaceLeavesRoot, .replaceTop) where stack.path.isEmpty: return false
        case (.frontIsNew, .bringToFront(let route)):
            return stack.top.route != route && stack.become(stack.path.filter { $0 != route } + [route])
        case (.numbersComeBack, .popToRoot):
            let isChanged = stack.popToRoot()
            stack = RouteStack(stack.root.id.stack, root: stack.root.route)
            return isChanged
        case (.becomeKeepsNothing, .become(let path)):
            guard path != stack.path else { return nil }
            stack.popToRoot()
            return stack.become(path) || true
        case (.popAlwaysSaysSo, .pop):
            stack.pop()
            return true
        default: return nil
        }
    }

    func present(_ name: Spot, in state: inout NavigationState<Spot, Spot, Spot, Spot>) -> Bool? {
        guard self == .alertStays, let alert = state.alert else { return nil }
        state.present(name, root: name)
        return state.present(alert: alert.value)
    }

    func dismiss(_ state: inout NavigationState<Spot, Spot, Spot, Spot>) -> Bool? {
        guard self == .dismissBoth, state.alert != nil else { return nil }
        state.dismiss()
        return state.dismiss() || true
    }
}
