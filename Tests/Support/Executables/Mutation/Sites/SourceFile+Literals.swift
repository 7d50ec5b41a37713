import LayeringEngine

extension SourceFile {
    /// Booleans outside patterns.
    func truths() -> [Site] {
        tokens.indices.filter { isWord($0, "true") || isWord($0, "false") }.filter(isValue).map {
            site(.truth(texts[$0] == "true"), at: $0, tokens[$0].range)
        }
    }

    /// Small whole numbers, except in fractions, tuple elements and closure arguments.
    func numbers() -> [Site] {
        tokens.indices.filter { tokens[$0].kind == .literal && isValue($0) && !isPart(tokens[$0].range) }.compactMap {
            token in
            guard let value = Int(texts[token]), value <= 10, texts[token] == "\(value)" else { return nil }
            return site(.number(value), at: token, tokens[token].range)
        }
    }

    private func isValue(_ token: Int) -> Bool { !isPattern[token] && !isDirective(token) }

    private func isPart(_ range: Range<Int>) -> Bool {
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        let isElement =
            bytes.indices.contains(before) && [0x2E, 0x2D, 0x24].contains(bytes[before]) && !isRange(before)
        let isFraction = after + 1 < bytes.count && bytes[after] == 0x2E && (0x30...0x39).contains(bytes[after + 1])
        return isElement || isFraction
    }

    /// Whether the dot at an offset is the last of `...`.
    private func isRange(_ offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == 0x2E && bytes[offset] == 0x2E }
}
