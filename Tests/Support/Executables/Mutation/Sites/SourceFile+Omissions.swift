import LayeringEngine

extension SourceFile {
    /// Statements that call or assign, on lines of their own or as the whole body of a function, where the omission
    /// still compiles. A statement that is a whole block may be its value, and one in an initialiser may set a
    /// property.
    func omissions() -> [Site] {
        tokens.indices.filter(beginsStatement).compactMap { token in
            guard let end = endOfStatement(token), !isWhole(token, end), !isInInitializer(token) else { return nil }
            return site(.omission, at: token, tokens[token].range.lowerBound..<endOfText(before: end))
        }
    }

    /// The end of a statement whose last token is before `end`. Only the opening and the interpolations of a string
    /// are tokens, so a string ends with its line.
    private func endOfText(before end: Int) -> Int {
        let token = tokens[end - 1].range.upperBound
        let rest = bytes[token...].prefix { $0 != 0x0A }
        return rest.last == UInt8(ascii: "\"") ? rest.endIndex : token
    }

    private func beginsStatement(_ token: Int) -> Bool {
        guard token > 0, isWord(token), let block = around[token], texts[block] == "{" else { return false }
        guard beginsLine(token) || block + 1 == token && isProcedure(block) else { return false }
        let follows = "{})]".contains(texts[token - 1]) || isWord(token - 1) || tokens[token - 1].kind == .literal
        return follows && !isPattern[token - 1] && !Self.keywords.contains(texts[token])
    }

    private static let keywords: Set = [
        "return", "let", "var", "if", "guard", "switch", "case", "default", "for", "while", "repeat", "defer", "throw",
        "do",
        "break", "continue", "func", "init", "deinit", "struct", "class", "enum", "actor", "extension", "protocol",
        "import",
        "typealias", "static", "private", "fileprivate", "internal", "package", "public", "mutating", "nonisolated",
        "lazy",
        "weak", "unowned", "final", "subscript", "override", "indirect", "associatedtype", "catch", "else", "where",
        "super",
        "get", "set", "infix", "prefix", "operator", "precedencegroup", "convenience", "required", "open", "some",
        "any",
    ]

    /// The token after a statement that is a call or an assignment; nil for any other.
    private func endOfStatement(_ start: Int) -> Int? {
        var token = start
        while token < tokens.count, ["try", "await", "_"].contains(texts[token]) {
            token += isText(token + 1, "?") ? 2 : 1
        }
        var assigns = false
        var last = token
        while token < tokens.count, token == start || !startsAnew(token, after: last) {
            if isText(token, "="), !"=!<>".contains(texts[token - 1]), !isText(token + 1, "=") { assigns = true }
            if isText(token, ":"), !assigns { return nil }
            last = tokens[token].partner ?? token
            token = after(token)
        }
        guard token <= tokens.count, last > start, assigns || ")}".contains(texts[last]) else { return nil }
        return isText(start, "self") && isText(start + 2, "init") ? nil : token
    }

    /// Whether a token begins a new statement.
    private func startsAnew(_ token: Int, after last: Int) -> Bool {
        if isText(token, "}") { return true }
        guard beginsLine(token) else { return false }
        let isOpen = ["=", ",", "+", "-", "<", ">", "&", "|", "?", ":"].contains(texts[last])
        return !isOpen && (isWord(token) || ["(", "#", "@"].contains(texts[token]))
    }

    /// Whether a statement is alone in its block, unless the block is the body of a function without a result.
    private func isWhole(_ token: Int, _ end: Int) -> Bool {
        guard let block = around[token], let close = tokens[block].partner else { return true }
        let isFirst = block + 1 == token || isWord(token - 1, "in")
        return isFirst && end >= close && !isProcedure(block)
    }

    private func isProcedure(_ block: Int) -> Bool {
        let header = header(of: block)
        return header.contains { isWord($0, "func") } && !header.contains { isText($0, "-") && isText($0 + 1, ">") }
    }

    private func isInInitializer(_ token: Int) -> Bool {
        sequence(first: token) { around[$0] }.contains { block in
            isText(block, "{") && header(of: block).contains { isWord($0, "init") && !isText($0 - 1, ".") }
        }
    }

    /// The tokens between the last statement and a block's brace, without those in brackets.
    private func header(of block: Int) -> [Int] {
        var tokens: [Int] = []
        var token = block - 1
        while token >= 0, !"{};".contains(texts[token]) {
            tokens.append(token)
            if let partner = self.tokens[token].partner { token = min(token, partner) }
            token -= 1
        }
        return tokens
    }
}
