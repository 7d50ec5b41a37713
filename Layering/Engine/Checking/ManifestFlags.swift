/// Whether a manifest defines its flags by plain texts, so that there are no others than those that it shows.
struct ManifestFlags {
    private let tokens: [SourceToken]
    private let source: [UInt8]

    init(_ source: [UInt8]) {
        (tokens, self.source) = (SourceToken.all(in: source), source)
    }

    /// Whether any text or any flag is put together, by code or by an escape.
    var isAnyPutTogether: Bool {
        tokens.indices.contains { number in
            switch tokens[number].kind {
            case .word where ["define", "trait"].contains(word(number)): isCall(number) && !isPlainName(after: number)
            case .word where word(number) == "unsafeFlags": !isPlainList(after: number + 1)
            case .literal: isString(number) && !isPlain(number)
            default: false
            }
        }
    }

    private func isCall(_ number: Int) -> Bool { has(number + 1, Byte.openParenthesis) }

    /// Whether the first argument is one plain text: `("A")`, `("A", …)` and `(name: "A")`.
    private func isPlainName(after number: Int) -> Bool {
        let text = has(number + 3, Byte.colon) ? number + 4 : number + 2
        return isPlain(text) && (has(text + 1, Byte.comma) || has(text + 1, Byte.closeParenthesis))
    }

    /// Whether the only arguments are a list of plain texts, and perhaps a condition: `(["A", "B"], …)`.
    private func isPlainList(after open: Int) -> Bool {
        guard has(open, Byte.openParenthesis), has(open + 1, Byte.openBracket), let end = tokens[open + 1].partner
        else { return false }
        return (open + 2..<end).allSatisfy { isPlain($0) || has($0, Byte.comma) }
            && (has(end + 1, Byte.comma) || has(end + 1, Byte.closeParenthesis))
    }

    /// Whether a text begins at a number that stands on one line between two quotes, without any escape.
    private func isPlain(_ number: Int) -> Bool {
        guard isString(number), source[tokens[number].range.lowerBound] == Byte.quote else { return false }
        let start = tokens[number].range.lowerBound + 1
        let text = source[start...].prefix { $0 != Byte.quote && $0 != Byte.newline }
        let isOpening = text.isEmpty && source[start...].starts(with: [Byte.quote, Byte.quote])
        return !isOpening && !text.contains(Byte.backslash)
    }

    private func isString(_ number: Int) -> Bool {
        guard tokens.indices.contains(number), tokens[number].kind == .literal else { return false }
        return [Byte.quote, Byte.hash].contains(source[tokens[number].range.lowerBound])
    }

    private func has(_ number: Int, _ byte: UInt8) -> Bool {
        tokens.indices.contains(number) && tokens[number].kind == .punctuation(byte)
    }

    private func word(_ number: Int) -> String { String(decoding: source[tokens[number].range], as: UTF8.self) }
}
