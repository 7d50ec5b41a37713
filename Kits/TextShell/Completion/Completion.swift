/// The lines that a typed one may become: Tab completes it, and a hint shows how the best of them goes on.
struct Completion: Hashable, Sendable {
    /// The line as it was typed.
    let line: String

    /// The lines that it may become, best first, each once.
    private(set) var lines: [String]

    /// The lines for a typed one. Those that differ only in case count as one.
    init(of line: String, _ lines: [String] = []) {
        self.line = line
        var seen: Set<String> = []
        self.lines = lines.filter { seen.insert($0.lowercased()).inserted && $0 != line }
    }

    /// Adds lines that were found later, after those that are known.
    func adding(_ more: [String]) -> Completion {
        Completion(of: line, lines + more)
    }

    /// The text that follows the typed one in the best line that begins with it; nil where there is nothing to see.
    var hint: String? {
        guard !line.isEmpty, let rest = lines.lazy.compactMap(rest).first, rest.contains(where: { $0 != " " })
        else { return nil }
        return rest
    }

    /// The longest text that begins with the typed one and that all lines begin with, in any case; or the only line.
    var common: String {
        if lines.count == 1 { return lines[0] }
        guard var common = lines.first.flatMap(rest) else { return line }
        for other in lines.dropFirst() {
            guard let other = rest(other) else { return line }
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
