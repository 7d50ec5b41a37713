extension SplicedBytes {
    /// Moves over a string or a character, at most to the end of its line.
    mutating func skipLiteral() {
        let quote = byte
        advance()
        while !isAtEnd, byte != quote, byte != Byte.newline {
            if byte == Byte.backslash { advance() }
            advance()
        }
        if byte == quote { advance() }
    }

    /// Moves over a word or a number, and over the string that `R` before it makes a raw one.
    mutating func skipWordAndRawString() {
        var last = byte
        let isNumber = 0x30...0x39 ~= last
        while !isAtEnd, Self.isOfWord(byte) || isNumber && byte == UInt8(ascii: "'") && Self.isOfWord(next) {
            last = byte
            advance()
        }
        if last == UInt8(ascii: "R"), byte == Byte.quote, !isNumber { skipRawString() }
    }

    /// `"end(…)end"`: whatever is between, to the same word.
    private mutating func skipRawString() {
        var (start, mark) = (cursor &+ 1, [Byte.closeParenthesis])
        while mark.count <= 17, start < count, bytes[start] != Byte.openParenthesis {
            guard bytes[start] > Byte.space, bytes[start] != Byte.backslash else { return skipLiteral() }
            mark.append(bytes[start])
            start &+= 1
        }
        guard mark.count <= 17, start < count else { return skipLiteral() }
        move(to: start)
        mark.append(Byte.quote)
        while cursor < count, !starts(with: mark) {
            move(to: Bytes.find(mark[0], in: bytes, from: cursor &+ 1, to: count))
        }
        move(to: min(count, cursor &+ mark.count))
    }

    /// Whether some bytes come next.
    func starts(with mark: [UInt8]) -> Bool {
        cursor &+ mark.count <= count && mark.indices.allSatisfy { bytes[cursor &+ $0] == mark[$0] }
    }
}
