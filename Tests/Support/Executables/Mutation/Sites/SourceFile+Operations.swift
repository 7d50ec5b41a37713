import LayeringEngine

extension SourceFile {
    private static let others = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
    ]

    /// Operators between two spaces, which is how the formatter writes binary ones.
    func operations() -> [Site] {
        var sites: [Site] = []
        var token = 0
        while token < tokens.count {
            let end = endOfOperator(from: token)
            defer { token = max(end, token + 1) }
            guard end > token, !isPattern[token], !isDirective(token), !isRequirement(token, end) else { continue }
            let range = tokens[token].range.lowerBound..<tokens[end - 1].range.upperBound
            guard isSpace(range.lowerBound - 1), isSpace(range.upperBound), !isText(token - 1, "func") else { continue }
            if let other = Self.others[text(range)] {
                sites.append(site(.operation(text(range), other), at: token, range))
            }
        }
        return sites
    }

    private func endOfOperator(from token: Int) -> Int {
        var end = token
        while end < tokens.count, "<>=!&|+-*/%^~?.".contains(texts[end]), case .punctuation = tokens[end].kind,
            end == token || tokens[end - 1].range.upperBound == tokens[end].range.lowerBound
        {
            end += 1
        }
        return end
    }

    private func isSpace(_ offset: Int) -> Bool {
        bytes.indices.contains(offset) && (bytes[offset] == 0x20 || bytes[offset] == 0x0A)
    }

    /// Whether the line is a `#if` directive or an attribute.
    func isDirective(_ token: Int) -> Bool { ["#", "@"].contains(texts[lineStart(of: token)]) }

    /// Whether this compares two types, as after `where`.
    private func isRequirement(_ token: Int, _ end: Int) -> Bool {
        guard token > 0, end < tokens.count else { return true }
        return [token - 1, end].allSatisfy { isWord($0) && texts[$0].first?.isUppercase == true }
    }
}
