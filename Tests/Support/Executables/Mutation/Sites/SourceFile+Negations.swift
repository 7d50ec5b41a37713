import LayeringEngine

extension SourceFile {
    /// The Boolean clauses of `guard`, `if` and `while`.
    func negations() -> [Site] {
        tokens.indices.filter(isCondition).flatMap(clauses(after:)).compactMap { first, end in
            let bound = tokens[end].range.lowerBound
            let last = bytes[..<bound].lastIndex { $0 != 0x20 && $0 != 0x0A } ?? bound
            let range = tokens[first].range.lowerBound..<last + 1
            let isBoolean = !["let", "var", "case", "#"].contains(texts[first]) && !text(range).contains("//")
            return isBoolean ? site(.negation, at: first, range) : nil
        }
    }

    /// Whether the keyword begins a condition. The `while` after `repeat` has no braces.
    private func isCondition(_ token: Int) -> Bool {
        let isKeyword = ["guard", "if", "while"].contains(texts[token]) && tokens[token].kind == .word
        return isKeyword && !isText(token - 1, ".") && !isText(token - 1, "#")
            && (beginsLine(token) || !isText(token - 1, "}"))
    }

    /// Each clause, as its first token and the token after its last.
    private func clauses(after keyword: Int) -> [(Int, Int)] {
        var clauses: [(Int, Int)] = []
        var first = keyword + 1
        var token = first
        while token < tokens.count {
            let isEnd = texts[keyword] == "guard" ? isWord(token, "else") : isText(token, "{")
            if isEnd || isText(token, ",") {
                clauses.append((first, token))
                first = token + 1
            }
            if isEnd { return clauses }
            token = after(token)
        }
        return []
    }
}
