/// One part of a pattern: a word, the place of a parameter, or an item of the query.
enum LinkSegment: Sendable {
    case word(String)
    case parameter(name: String, accepts: @Sendable (String) -> Bool)
    case item(name: String, value: String, accepts: @Sendable (String) -> Bool)

    /// The parts of a pattern; each parameter takes the next of `accepts`.
    static func all(
        of pattern: String, _ accepts: [@Sendable (String) -> Bool]
    ) -> (path: [LinkSegment], query: [LinkSegment]) {
        var accepts = accepts[...]
        let halves = pattern.split(separator: "?", maxSplits: 1)
        let path = (halves.first ?? "").split(separator: "/").map { part -> LinkSegment in
            guard part.hasPrefix("{") else { return .word(String(part)) }
            return .parameter(name: String(part), accepts: accepts.popFirst() ?? { _ in false })
        }
        let query = (halves.count > 1 ? halves[1] : "").split(separator: "&").map { part -> LinkSegment in
            let sides = part.split(separator: "=", maxSplits: 1)
            return .item(
                name: String(sides.first ?? ""), value: String(sides.last ?? ""),
                accepts: accepts.popFirst() ?? { _ in false })
        }
        return (path, query)
    }

    /// The part as people read it.
    var text: String {
        switch self {
        case .word(let text), .parameter(let text, _): text
        case .item(let name, let value, _): "\(name)=\(value)"
        }
    }

    /// The word itself, or the name of the parameter or item.
    var name: String {
        switch self {
        case .word(let name), .parameter(let name, _), .item(let name, _, _): name
        }
    }

    var isParameter: Bool {
        if case .parameter = self { true } else { false }
    }

    func accepts(_ part: String) -> Bool {
        switch self {
        case .word(let word): word == part
        case .parameter(_, let accepts): accepts(part)
        case .item: false
        }
    }

    func accepts(_ item: LinkItem) -> Bool {
        if case .item(let name, _, let accepts) = self { name == item.name && accepts(item.value) } else { false }
    }
}
