/// Operators that make a source ambiguous.
extension PatternMatch {
    /// Whether this word `prefix` is of an operator, or of its function, that begins with a slash.
    ///
    /// Before Swift 6 `[/a, b/]` may be code then; with no such operator only a regex begins so.
    func declaresSlash(prefixedAt token: Int) -> Bool {
        guard !tokens.isMember(token), !isDeclared(token) else { return false }
        let end = (token..<min(count, token + 8)).first { tokens[$0].kind != Token.word } ?? count
        guard end < count, tokens[end].kind == Byte.slash else { return false }
        let last = tokens[end - 1]
        return last.word == Keyword.func.rawValue || last.name(in: bytes) == "operator"
    }
}
