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
        self.candidates = candidates.count > 1 ? Self.eachOnce(candidates) : candidates
        self.candidates.removeAll { $0.line == line }
    }

    private static func eachOnce(_ candidates: [LineCandidate]) -> [LineCandidate] {
        // Few: comparing them costs less than their hashes.
        let isPlain = candidates.allSatisfy { $0.line.isPrintableASCII }
        var seen: [LineCandidate] = []
        seen.reserveCapacity(candidates.count)
        for candidate in candidates {
            let line = candidate.line
            let isSeen =
                isPlain
                ? seen.contains { $0.line.utf8.count == line.utf8.count && $0.line.begins(withPlain: line) }
                : seen.contains { $0.line.lowercased() == line.lowercased() }
            if !isSeen { seen.append(candidate) }
        }
        return seen
    }

    /// Adds lines that were found later, after those that are known.
    func adding(_ more: [LineCandidate]) -> Completion {
        Completion(of: line, candidates + more)
    }

    /// The completion of a line that goes on with one more character of a word: those of this one that go on so.
    ///
    /// - Returns: nil for any other line, which may become something else.
    func narrowed(to next: String) -> Completion? {
        let (old, new) = (line.utf8, next.utf8)
        guard new.count == old.count + 1, !old.isEmpty, next.hasPrefix(line), let last = new.last,
            0x21..<0x7F ~= last, last != UInt8(ascii: ":")
        else { return nil }
        var narrowed = Completion(of: next)
        narrowed.candidates = candidates.filter { candidate in
            let text = candidate.line.utf8
            guard text.count > old.count, candidate.remark.isEmpty, candidate.line != next else { return false }
            return last.isSameLetter(as: text[text.index(text.startIndex, offsetBy: old.count)])
        }
        return narrowed
    }

    /// How the best line that begins with the typed one goes on; or the best line that replaces it.
    var hint: Hint? {
        if let rest = continuation { return Hint(text: String(rest), line: line + rest) }
        return replacement.map { Hint(text: $0.asReplacement, line: $0.line) }
    }

    /// The text of the hint, which each key needs.
    var hintText: Substring? { continuation ?? replacement?.asReplacement[...] }

    private var continuation: Substring? {
        guard !line.isEmpty else { return nil }
        for candidate in candidates {
            if let rest = rest(candidate.line), rest.utf8.contains(where: { $0 != UInt8(ascii: " ") }) { return rest }
        }
        return nil
    }

    private var replacement: LineCandidate? {
        line.isEmpty ? nil : candidates.first { rest($0.line) == nil }
    }

    /// The longest text that begins with the typed one and that all lines begin with, in any case; or the only line.
    var common: String {
        if candidates.count == 1 { return candidates[0].line }
        guard var common = candidates.first.flatMap({ rest($0.line) }) else { return line }
        for other in candidates.dropFirst() {
            guard let other = rest(other.line) else { return line }
            common = Substring(zip(common, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
        }
        return line + common
    }

    private func rest(_ other: String) -> Substring? {
        if line.isPrintableASCII, other.isPrintableASCII {
            guard other.begins(withPlain: line) else { return nil }
            return other[other.utf8.index(other.startIndex, offsetBy: line.utf8.count)...]
        }
        var rest = other[...]
        for character in line {
            guard let next = rest.popFirst(), next == character || next.lowercased() == character.lowercased()
            else { return nil }
        }
        return rest
    }
}

extension LineCandidate {
    /// The candidate as a hint behind a line that it does not begin with.
    fileprivate var asReplacement: String { "  → \(shown)" }
}

extension String {
    /// Whether the text begins with another, in any case; both are printable ASCII.
    fileprivate func begins(withPlain start: String) -> Bool {
        let matches = utf8.withContiguousStorageIfAvailable { text in
            start.utf8.withContiguousStorageIfAvailable { start in
                text.count >= start.count
                    && start.indices.allSatisfy { text[$0].isSameLetter(as: start[$0]) }
            }
        }
        return (matches ?? nil) ?? lowercased().hasPrefix(start.lowercased())
    }
}

extension UInt8 {
    /// Whether two bytes of ASCII are the same in any case.
    func isSameLetter(as other: UInt8) -> Bool {
        self == other || self ^ other == 0x20 && 0x61...0x7A ~= self | 0x20
    }
}
