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
        var seen: [String] = []
        return candidates.filter { candidate in
            let line = candidate.line.lowercased()
            defer { seen.append(line) }
            return !seen.contains(line)
        }
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
        let isLetter = 0x41...0x5A ~= last & 0xDF
        var narrowed = Completion(of: next)
        narrowed.candidates = candidates.filter { candidate in
            let text = candidate.line.utf8
            guard text.count > old.count, candidate.remark.isEmpty, candidate.line != next else { return false }
            let byte = text[text.index(text.startIndex, offsetBy: old.count)]
            return byte == last || isLetter && byte == last ^ 0x20
        }
        return narrowed
    }

    /// How the best line that begins with the typed one goes on; or the best line that replaces it.
    var hint: Hint? {
        guard !line.isEmpty else { return nil }
        for candidate in candidates {
            guard let rest = rest(candidate.line), rest.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else {
                continue
            }
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
        if line.isPrintableASCII, other.isPrintableASCII {
            guard other.begins(withPlain: line) else { return nil }
            return String(other[other.utf8.index(other.startIndex, offsetBy: line.utf8.count)...])
        }
        var rest = other[...]
        for character in line {
            guard let next = rest.popFirst(), next == character || next.lowercased() == character.lowercased()
            else { return nil }
        }
        return String(rest)
    }
}

extension String {
    /// Whether the text begins with another, in any case; both are printable ASCII.
    fileprivate func begins(withPlain start: String) -> Bool {
        let matches = utf8.withContiguousStorageIfAvailable { text in
            start.utf8.withContiguousStorageIfAvailable { start in
                text.count >= start.count
                    && start.indices.allSatisfy { text[$0] == start[$0] || Self.areOneLetter(text[$0], start[$0]) }
            }
        }
        return (matches ?? nil) ?? lowercased().hasPrefix(start.lowercased())
    }

    private static func areOneLetter(_ one: UInt8, _ other: UInt8) -> Bool {
        one ^ other == 0x20 && 0x61...0x7A ~= one | 0x20
    }
}
