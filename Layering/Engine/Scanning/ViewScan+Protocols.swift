/// A protocol and what it refines, as far as its header says.
struct ProtocolFacts: Hashable, Sendable {
    let name: String
    /// The names in its header after the colon, and after `Self` in its requirements. One that is no protocol does no
    /// harm.
    let refined: [String]

    /// The protocols whose types are views: those that refine a view, directly or through others of these.
    static func views(among all: [ProtocolFacts], from known: Set<String> = ["View"]) -> Set<String> {
        var (views, waiting) = (known, all)
        while true {
            let found = waiting.filter { !views.isDisjoint(with: $0.refined) }
            if found.isEmpty { return views }
            views.formUnion(found.map(\.name))
            waiting.removeAll { views.contains($0.name) }
        }
    }
}

/// Protocols between a type and `View`.
extension ViewScan {
    /// The protocol that is declared at this word `protocol`, if it refines something.
    func readProtocol(at token: Int) -> ProtocolFacts? {
        guard token + 1 < count, tokens[token + 1].isWord else { return nil }
        let refined = refined(from: token + 2)
        guard !refined.isEmpty else { return nil }
        return ProtocolFacts(
            name: tokens[token + 1].name(in: bytes), refined: refined.map { tokens[$0].name(in: bytes) })
    }

    /// The names after the colon of a header, and after `Self:` in its requirements: `A` and `C` of
    /// `: A where Self: C`.
    private func refined(from start: Int) -> [Int] {
        var (found, angles, isListed, isRequiring) = ([Int](), 0, false, false)
        for index in start..<max(start, min(count, start + Self.reach)) {
            let token = tokens[index]
            if token.kind == Byte.openBrace { break }
            if token.kind == UInt8(ascii: "<") { angles += 1 }
            if token.kind == UInt8(ascii: ">") { angles -= 1 }
            guard angles == 0 else { continue }
            if token.word == Keyword.where.rawValue {
                (isListed, isRequiring) = (false, true)
            } else if token.kind == Byte.colon {
                isListed = !isRequiring || isSelf(index - 1)
            } else if token.kind == Byte.comma, isRequiring {
                isListed = false
            } else if token.isWord, isListed {
                found.append(index)
            }
        }
        return found
    }

    /// Whether a requirement is about `Self`, not about something in it.
    private func isSelf(_ index: Int) -> Bool {
        tokens[index].isWord && tokens[index - 1].kind != Byte.dot && tokens[index].name(in: bytes) == "Self"
    }
}
