import LayeringEngine

/// After `case` comes a pattern or the declaration of a case, which cannot check whether a mutant is active.
extension SourceFile {
    func patternTokens() -> [Int] {
        tokens.indices.filter { isWord($0, "case") && !isText($0 - 1, ".") }.flatMap(patternTokens(after:))
    }

    private func patternTokens(after keyword: Int) -> [Int] {
        var token = keyword + 1
        while token < tokens.count, !endsPattern(token) { token = after(token) }
        if isText(token, "="), beginsLine(keyword) {
            let line = lines[keyword]
            while token < tokens.count, lines[token] == line { token += 1 }
        }
        return Array(keyword + 1..<max(keyword + 1, min(token, tokens.count)))
    }

    private func endsPattern(_ token: Int) -> Bool {
        switch texts[token] {
        case ":", "=", "{", "}", "where": true
        default: beginsLine(token) && isWord(token) && !isText(token - 1, ",")
        }
    }

    func isText(_ token: Int, _ text: String) -> Bool { texts.indices.contains(token) && texts[token] == text }
}
