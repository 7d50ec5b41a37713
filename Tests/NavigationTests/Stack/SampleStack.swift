import Navigation

/// Three routes are enough to tell any two rules about stacks apart.
enum Spot: String, CaseIterable, CustomStringConvertible {
    case a, b, c

    var description: String { rawValue }
}

/// A verb as a value, so that tables and sequences of verbs can be written.
enum Verb: Hashable, CustomStringConvertible {
    case push(Spot)
    case pop
    case popTo(Spot)
    case popToRoot
    case replaceTop(Spot)

    static let all: [Verb] =
        [.pop, .popToRoot] + Spot.allCases.flatMap { [.push($0), .popTo($0), .replaceTop($0)] }

    @discardableResult func apply(to stack: inout RouteStack<Spot>) -> Bool {
        switch self {
        case .push(let route): stack.push(route)
        case .pop: stack.pop()
        case .popTo(let route): stack.pop(to: route)
        case .popToRoot: stack.popToRoot()
        case .replaceTop(let route): stack.replaceTop(with: route)
        }
    }

    var description: String {
        switch self {
        case .push(let route): "push(\(route))"
        case .pop: "pop"
        case .popTo(let route): "pop(to: \(route))"
        case .popToRoot: "popToRoot"
        case .replaceTop(let route): "replaceTop(\(route))"
        }
    }
}

extension RouteStack<Spot> {
    /// The stack that shows some routes, root first: `"abc"`.
    init(_ routes: String) {
        let spots = routes.compactMap { Spot(rawValue: String($0)) }
        self.init(StackID(7), root: spots.first ?? .a)
        become(Array(spots.dropFirst()))
    }

    /// The routes of all places, root first: `"abc"`.
    var routes: String { places.map(\.route.rawValue).joined() }

    /// The numbers of all places, root first.
    var numbers: [Int] { places.map(\.id.number) }
}
