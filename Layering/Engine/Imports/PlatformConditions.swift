/// The lines of a source that only some platforms compile.
struct PlatformConditions {
    /// The lines from each `#if` about platforms to its `#endif`.
    private(set) var lines: [ClosedRange<Int>] = []

    private static let words: Set = ["os", "canImport", "arch", "targetEnvironment"]

    /// Reads the directives of a source.
    ///
    /// - Complexity: O(bytes).
    init(_ source: [UInt8]) {
        let tokens = SourceToken.all(in: source)
        var open: [(line: Int, isOfPlatform: Bool)] = []
        var (line, position) = (1, 0)
        for (index, token) in tokens.enumerated() where token.kind == .punctuation(Byte.hash) {
            line += source[position..<token.range.lowerBound].count { $0 == Byte.newline }
            position = token.range.lowerBound
            switch Self.word(tokens, index + 1, source) {
            case "if": open.append((line, Self.isOfPlatform(tokens, after: index, source)))
            case "elseif" where !open.isEmpty && Self.isOfPlatform(tokens, after: index, source):
                open[open.count - 1].isOfPlatform = true
            case "endif":
                guard let last = open.popLast(), last.isOfPlatform else { continue }
                lines.append(last.line...line)
            default: continue
            }
        }
    }

    /// Whether something at a place is compiled on some platforms alone.
    func contain(_ place: Place) -> Bool { lines.contains { $0.contains(place.line) } }

    private static func word(_ tokens: [SourceToken], _ index: Int, _ source: [UInt8]) -> String {
        index < tokens.count && tokens[index].kind == .word
            ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
    }

    /// Whether the condition names a platform; it ends with its line.
    private static func isOfPlatform(_ tokens: [SourceToken], after index: Int, _ source: [UInt8]) -> Bool {
        let end = source[tokens[index].range.upperBound...].firstIndex(of: Byte.newline) ?? source.count
        return tokens[(index + 1)...].prefix { $0.range.lowerBound < end }.indices.contains {
            words.contains(word(tokens, $0, source))
        }
    }
}
