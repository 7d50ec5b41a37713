import Support

/// One step of navigation as a value.
enum Step: Hashable, CustomStringConvertible {
    case verb(Verb)
    case present(Spot)
    case alert(Spot)
    case dismiss
    case dismissAll

    /// The alphabet of all short sequences: two routes, and no two equivalent steps.
    static let alphabet: [Step] =
        [
            .push(.a), .push(.b), .pushDuplicate(.b), .pop, .popCount(2), .popTo(.a), .popTo(.b), .popWhile(.b),
            .popToRoot,
            .replaceTop(.a), .replaceTop(.b), .bringToFront(.a), .bringToFront(.b), .become([.b, .a]),
        ].map(Step.verb) + [.present(.b), .alert(.a), .dismiss, .dismissAll]

    /// A step for longer sequences: every verb over every route, with paths of up to four.
    static func random(using generator: inout SeededGenerator) -> Step {
        let spot = Spot.allCases[Int.random(in: 0..<3, using: &generator)]
        return switch Int.random(in: 0..<20, using: &generator) {
        case 0: .present(spot)
        case 1: .alert(spot)
        case 2: .dismiss
        case 3: Bool.random(using: &generator) ? .dismissAll : .dismiss
        case 4: .verb(.popCount(Int.random(in: -1...4, using: &generator)))
        case 5: .verb(.become((0..<Int.random(in: 0...4, using: &generator)).map { _ in .random(using: &generator) }))
        case 6: .verb(.pop)
        case 7: .verb(.popToRoot)
        case 8: .verb(.popTo(spot))
        case 9: .verb(.popWhile(spot))
        case 10, 11: .verb(.replaceTop(spot))
        case 12, 13: .verb(.bringToFront(spot))
        case 14: .verb(.pushDuplicate(spot))
        default: .verb(.push(spot))
        }
    }

    var description: String {
        switch self {
        case .verb(let verb): "\(verb)"
        case .present(let name): "present(\(name))"
        case .alert(let name): "present(alert: \(name))"
        case .dismiss: "dismiss"
        case .dismissAll: "dismissAll"
        }
    }
}

extension Spot {
    fileprivate static func random(using generator: inout SeededGenerator) -> Spot {
        allCases[Int.random(in: 0..<3, using: &generator)]
    }
}
