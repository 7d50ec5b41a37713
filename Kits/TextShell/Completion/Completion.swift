/// The lines that a typed one may become: Tab completes it, and a hint shows the best of them.
struct Completion: Hashable, Sendable {
    /// The text after the cursor, and the line that comes of taking it.
    struct Hint: Hashable, Sendable {
        let text: String
        let line: String
    }

    /// The line as it was typed.
    let line: String

    /// The lines that it may become, best first, each once.
    private(set) var candidates: [LineCandidate]

    /// The lines for a typed one. Those that differ only in case count as one.
    init(of line: String, _ candidates: [LineCandidate] = []) {
        self.line = line
        var seen: Set<String> = []
        self.candidates = candidates.filter { seen.insert($0.line.lowercased()).inserted && $0.line != line }
    }

    /// Adds lines that were found later, after those that are known.
    func adding(_ more: [LineCandidate]) -> Completion {
        Completion(of: line, candidates + more)
    }

    /// How the best line that begins with the typed one goes on; or the best line that replaces it.
    var hint: Hint? {
        guard !line.isEmpty else { return nil }
        for candidate in candidates {
            guard let rest = rest(candidate.line), rest.contains(where: { $0 != " " }) else { continue }
            return Hint(text: rest, line: line + rest)
        }
        return candidates.first { rest($0.line) == nil }.map { Hint(text: "  → \($0.shown)", line: $0.line) }
    }

    /// The longest text that begins with the typed one and that all lines begin with, in any case; or the only line.
    var common: String {
        if candidates.count == 1 { return candidates[0].line }
        guard var common = candidates.first.flatMap({ rest($0.line) }) else { return line }
        for other in candidates.dropFirst() {
            guard let other = rest(other.line) else { return line }
            common = String(zip(common, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
        }
        return line + common
    }

    private func rest(_ other: String) -> String? {
        var rest = other[...]
        for character in line {
            guard let next = rest.popFirst(), next == character || next.lowercased() == character.lowercased()
            else { return nil }
        }
        return String(rest)
    }
}
