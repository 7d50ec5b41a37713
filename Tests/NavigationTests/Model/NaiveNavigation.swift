/// A second, naive implementation of navigation: a pile of cards, the section's at the bottom, of which only the top
/// one may be an alert. Each card has a list of visits, the first of which is never removed.
struct NaiveNavigation {
    struct Card: Equatable {
        let name: Spot
        let isAlert: Bool
        let stack: Int
        var visits: [Visit]
    }

    struct Visit: Equatable {
        let number: Int
        let route: Spot
    }

    private(set) var pile = [Card(name: .a, isAlert: false, stack: 1, visits: [Visit(number: 1, route: .a)])]
    private var stacks = 1
    private var numbers = [1: 1]

    /// Performs one step. Returns whether anything changed.
    mutating func take(_ step: Step) -> Bool {
        let before = pile
        switch step {
        case .verb(let verb):
            let top = pile.lastIndex { !$0.isAlert } ?? 0
            pile[top].visits = after(verb, pile[top].visits, on: pile[top].stack)
        case .present(let name): put(name, isAlert: false)
        case .alert(let name): put(name, isAlert: true)
        case .dismiss: if pile.count > 1 { pile.removeLast() }
        case .dismissAll: pile = [pile[0]]
        }
        return pile != before
    }

    private mutating func put(_ name: Spot, isAlert: Bool) {
        pile.removeAll { $0.isAlert }
        stacks += 1
        numbers[stacks] = 1
        let root = isAlert ? [] : [Visit(number: 1, route: name)]
        pile.append(Card(name: name, isAlert: isAlert, stack: stacks, visits: root))
    }

    private mutating func after(_ verb: Verb, _ visits: [Visit], on stack: Int) -> [Visit] {
        let (root, top) = (visits[0], visits[visits.count - 1])
        switch verb {
        case .push(let route): return top.route == route ? visits : visits + [new(route, on: stack)]
        case .pushDuplicate(let route): return visits + [new(route, on: stack)]
        case .pop: return visits.count == 1 ? visits : visits.dropLast()
        case .popCount(let count): return count < 1 ? visits : [root] + visits.dropFirst().dropLast(count)
        case .popTo(let route): return visits.lastIndex { $0.route == route }.map { Array(visits[...$0]) } ?? visits
        case .popWhile(let route):
            var left = visits
            while left.count > 1, left[left.count - 1].route == route { left.removeLast() }
            return left
        case .popToRoot: return [root]
        case .replaceTop(let route) where top.route == route: return visits
        case .replaceTop(let route): return [root] + visits.dropFirst().dropLast() + [new(route, on: stack)]
        case .bringToFront(let route) where top.route == route: return visits
        case .bringToFront(let route):
            guard let found = visits.dropFirst().last(where: { $0.route == route }) else {
                return visits + [new(route, on: stack)]
            }
            return visits.filter { $0 != found } + [found]
        case .become(let path):
            let kept = zip(visits.dropFirst(), path).prefix { $0.route == $1 }.map(\.0)
            return [root] + kept + path.dropFirst(kept.count).map { new($0, on: stack) }
        }
    }

    private mutating func new(_ route: Spot, on stack: Int) -> Visit {
        numbers[stack, default: 1] += 1
        return Visit(number: numbers[stack] ?? 0, route: route)
    }
}
