extension Lexer {
    /// A comment, a regex or an operator.
    mutating func slash() {
        switch bytes[cursor &+ 1] {
        case Byte.slash: lineComment()
        case Byte.star: blockComment()
        default: if !bareRegex() { punctuation() }
        }
    }

    /// Skips a block comment with those in it; one that is not closed ends with the file.
    private mutating func blockComment() {
        var depth = 1
        cursor &+= 2
        var first = cursor
        while depth > 0 {
            let star = Bytes.find(Byte.star, in: bytes, from: cursor, to: count)
            cursor = star &+ 1
            guard star < count else { break }
            if star > first, bytes[star &- 1] == Byte.slash {
                depth &+= 1
                first = cursor
            } else if bytes[cursor] == Byte.slash {
                depth &-= 1
                cursor &+= 1
                first = cursor
            }
        }
        if cursor > count { cursor = count }
    }

    /// The offset of the byte that ends the line, or of the end.
    func endOfLine(from start: Int) -> Int {
        if !hasLoneReturns { return Bytes.find(Byte.newline, in: bytes, from: start, to: count) }
        var end = start
        while end < count, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn { end &+= 1 }
        return end
    }
}
