extension Lexer {
    /// A regex between slashes, if one can be here and ends on this line.
    mutating func bareRegex() -> Bool {
        guard mayBeginExpression(), isApartFromLeft(), mayTryRegex() else { return false }
        let start = cursor
        guard let end = endOfBareRegex(from: start &+ 1) else {
            regexLine.failures &+= 1
            return false
        }
        cursor = end
        add(Token.literal, from: start)
        return true
    }

    /// A regex between hashes and slashes; on many lines if its first is empty. The cursor is at its slash.
    mutating func extendedRegex(hashes: Int, from start: Int) -> Bool {
        let isMultiline = bytes[cursor &+ 1] == Byte.newline || bytes[cursor &+ 1] == Byte.carriageReturn
        guard isMultiline || mayTryRegex() else { return false }
        var end = cursor &+ 1
        while end < count, isMultiline || (bytes[end] != Byte.newline && bytes[end] != Byte.carriageReturn) {
            if bytes[end] == Byte.slash, hashesEndRegex(hashes, at: end &+ 1) {
                cursor = end &+ 1 &+ hashes
                add(Token.literal, from: start)
                return true
            }
            end &+= bytes[end] == Byte.backslash ? 2 : 1
        }
        regexLine.failures &+= 1
        if isMultiline { cursor = count }
        return isMultiline
    }

    private func hashesEndRegex(_ hashes: Int, at start: Int) -> Bool {
        var index = 0
        while index < hashes, bytes[start &+ index] == Byte.hash { index &+= 1 }
        return index == hashes
    }

    /// Whether what comes before lets an expression begin here: an operand does not.
    private func mayBeginExpression() -> Bool {
        guard tokenCount > 0 else { return true }
        let last = tokens[tokenCount &- 1]
        if last.kind == Token.word { return last.word != 0 && last.word <= Keyword.lastBeforeExpression }
        if last.kind == Byte.closeBrace { return true }
        return last.kind != Token.rawWord && last.kind != Token.literal && last.kind != Byte.closeParenthesis
            && last.kind != Byte.closeBracket
    }

    /// Whether the slash stands where an operator before an operand stands: `a/b` and `a =/b` do not begin a regex.
    private func isApartFromLeft() -> Bool {
        guard cursor > 0 else { return true }
        switch classes[Int(bytes[cursor &- 1])] {
        case .space, .newline, .opener, .colon, .zero: return true
        case .beyondASCII: return cursor > 1 && bytes[cursor &- 1] == 0xA0 && bytes[cursor &- 2] == 0xC2
        case .punctuation:
            let before = bytes[cursor &- 1]
            return before == Byte.comma || before == Byte.semicolon
        default: return false
        }
    }

    /// Whether to look for a regex here. After some failures on one line its slashes are operators, since a line of
    /// nothing but slashes would otherwise be read once for each of them.
    private mutating func mayTryRegex() -> Bool {
        if cursor >= regexLine.end { regexLine = (endOfLine(from: cursor), 0) }
        return regexLine.failures < 16
    }

    /// The offset after the slash that ends a regex: not beside a space, and with no parenthesis closed that it did
    /// not open, which is how Swift tells one from an operator passed as an argument.
    private func endOfBareRegex(from start: Int) -> Int? {
        guard bytes[start] != Byte.space, bytes[start] != Byte.tab else { return nil }
        var (end, parentheses) = (start, 0)
        while end < count, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn {
            let byte = bytes[end]
            if byte == Byte.backslash {
                end &+= 1
                guard end < count, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn else { return nil }
            } else if byte == Byte.openParenthesis {
                parentheses &+= 1
            } else if byte == Byte.closeParenthesis {
                parentheses &-= 1
                guard parentheses >= 0 else { return nil }
            } else if byte == Byte.slash {
                let before = bytes[end &- 1]
                return end == start || before == Byte.space || before == Byte.tab ? nil : end &+ 1
            }
            end &+= 1
        }
        return nil
    }
}
