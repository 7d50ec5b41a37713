import LayeringEngine

/// A source with its tokens, and the questions that every search for sites asks about them.
package struct SourceFile {
    /// Its bytes.
    let bytes: [UInt8]

    /// Its tokens.
    let tokens: [SourceToken]

    let texts: [String]
    /// The brace, parenthesis or bracket around each token.
    let around: [Int?]
    /// The line of each token, from 1.
    let lines: [Int]
    /// Whether each token is in a pattern, where only a pattern is allowed.
    private(set) var isPattern: [Bool]

    /// Reads a source.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = SourceToken.all(in: bytes)
        texts = tokens.map { [bytes] in String(decoding: bytes[$0.range], as: UTF8.self) }
        around = Self.brackets(around: tokens)
        lines = Self.lines(of: tokens, in: bytes)
        isPattern = Array(repeating: false, count: tokens.count)
        for token in patternTokens() { isPattern[token] = true }
    }

    func isWord(_ token: Int, _ text: String) -> Bool { tokens[token].kind == .word && texts[token] == text }

    func isWord(_ token: Int) -> Bool { tokens[token].kind == .word || tokens[token].kind == .rawWord }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line of a token, without the spaces around it.
    func line(ofTokenAt token: Int) -> String {
        let start = tokens[token].range.lowerBound
        let first = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        return text(first..<end).split(separator: " ").joined(separator: " ")
    }

    /// Whether a token is the first of its line.
    func beginsLine(_ token: Int) -> Bool { token == 0 || lines[token - 1] < lines[token] }

    /// The first token of a token's line.
    func lineStart(of token: Int) -> Int {
        var first = token
        while !beginsLine(first) { first -= 1 }
        return first
    }

    /// The token after this one, past anything in brackets.
    func after(_ token: Int) -> Int {
        guard let partner = tokens[token].partner, partner > token else { return token + 1 }
        return partner + 1
    }

    private static func brackets(around tokens: [SourceToken]) -> [Int?] {
        var open: [Int] = []
        return tokens.indices.map { token in
            guard let partner = tokens[token].partner else { return open.last }
            if partner < token { open.removeLast() }
            defer { if partner > token { open.append(token) } }
            return open.last
        }
    }

    private static func lines(of tokens: [SourceToken], in bytes: [UInt8]) -> [Int] {
        var (line, cursor) = (1, 0)
        return tokens.map { token in
            while cursor < token.range.lowerBound {
                if bytes[cursor] == 0x0A { line += 1 }
                cursor += 1
            }
            return line
        }
    }
}
