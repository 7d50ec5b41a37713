import LayeringEngine

/// The tokens of a manifest, to find the arguments of calls in.
struct ManifestTokens {
    let bytes: [UInt8]
    let tokens: [SourceToken]

    /// An argument of a call, or an element of an array, by the numbers of its tokens.
    struct Part {
        let label: String?
        let tokens: Range<Int>
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SourceToken.all(in: bytes)
    }

    func text(_ number: Int) -> String {
        guard tokens.indices.contains(number) else { return "" }
        return String(decoding: bytes[tokens[number].range], as: UTF8.self)
    }

    /// The text between the quotes, if a part is a string alone, without an escape.
    func string(_ part: Part) -> String? {
        guard part.tokens.count == 1, text(part.tokens.lowerBound) == "\"" else { return nil }
        return String(
            decoding: bytes[tokens[part.tokens.lowerBound].range.upperBound..<(end(of: part) - 1)], as: UTF8.self)
    }

    /// The offset of the first byte of a part.
    func start(of part: Part) -> Int { tokens[part.tokens.lowerBound].range.lowerBound }

    /// The offset after a part: of a string, its token is the opening quote alone.
    func end(of part: Part) -> Int {
        let last = tokens[part.tokens.upperBound - 1]
        guard last.kind == .literal, bytes[last.range.lowerBound] == Byte.quote else { return last.range.upperBound }
        let closing = bytes[last.range.upperBound...].firstIndex {
            [Byte.quote, Byte.backslash, Byte.newline].contains($0)
        }
        return (closing ?? bytes.count - 1) + 1
    }

    /// The parts between a bracket and its partner, which commas separate.
    func parts(in bracket: Int) -> [Part] {
        guard let close = tokens[bracket].partner else { return [] }
        var (parts, start, cursor) = ([Part](), bracket + 1, bracket + 1)
        while cursor < close {
            if tokens[cursor].kind == .punctuation(Byte.comma) {
                parts.append(part(start..<cursor))
                start = cursor + 1
            }
            cursor = max(cursor, tokens[cursor].partner ?? cursor) + 1
        }
        return (start < close ? parts + [part(start..<close)] : parts).filter { !$0.tokens.isEmpty }
    }

    private func part(_ range: Range<Int>) -> Part {
        guard range.count > 2, tokens[range.lowerBound].kind == .word, text(range.lowerBound + 1) == ":" else {
            return Part(label: nil, tokens: range)
        }
        return Part(label: text(range.lowerBound), tokens: (range.lowerBound + 2)..<range.upperBound)
    }

    /// Whether a part is one pair of brackets and all that is between them.
    func isArray(_ part: Part) -> Bool {
        text(part.tokens.lowerBound) == "[" && tokens[part.tokens.lowerBound].partner == part.tokens.upperBound - 1
    }
}
