import Navigation

/// Three routes, which are enough to distinguish any two rules about stacks.
enum Spot: String, CaseIterable, CustomStringConvertible {
    case a, b, c

    var description: String { rawValue }
}

/// A verb as a value, for tables and sequences.
enum Verb: Hashable {
    case push(Spot)
    case pushDuplicate(Spot)
    case pop
    case popCount(Int)
    case popTo(Spot)
    case popWhile(Spot)
    case popToRoot
    case replaceTop(Spot)
    case bringToFront(Spot)
    case become([Spot])

    /// The verbs of one page of a table: over every route, with every distinct count, and some paths.
    static let all: [Verb] =
        [.pop, .popToRoot, .popCount(-1), .popCount(0), .popCount(2), .popCount(.max), .become([]), .become([.b, .b])]
        + Spot.allCases.flatMap {
            [.push($0), .pushDuplicate($0), .popTo($0), .popWhile($0), .replaceTop($0), .bringToFront($0)]
        }

    @discardableResult func apply(to stack: inout RouteStack<Spot>) -> Bool {
        switch self {
        case .push(let route): stack.push(route)
        case .pushDuplicate(let route): stack.push(route, allowingDuplicate: true)
        case .pop: stack.pop()
        case .popCount(let count): stack.pop(count: count)
        case .popTo(let route): stack.pop(to: route)
        case .popWhile(let route): stack.pop { $0 == route }
        case .popToRoot: stack.popToRoot()
        case .replaceTop(let route): stack.replaceTop(with: route)
        case .bringToFront(let route): stack.bringToFront(route)
        case .become(let path): stack.become(path)
        }
    }
}

extension Verb: CustomStringConvertible {
    var description: String {
        switch self {
        case .push(let route): "push(\(route))"
        case .pushDuplicate(let route): "push(\(route), allowingDuplicate: true)"
        case .pop: "pop"
        case .popCount(let count): "pop(count: \(count))"
        case .popTo(let route): "pop(to: \(route))"
        case .popWhile(let route): "pop(while: \(route))"
        case .popToRoot: "popToRoot"
        case .replaceTop(let route): "replaceTop(with: \(route))"
        case .bringToFront(let route): "bringToFront(\(route))"
        case .become(let path): "become(\(path))"
        }
    }
}

extension RouteStack<Spot> {
    /// The stack with some routes, root first: `"abc"`.
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
