extension Lexer {
    /// A string that begins with the quote at the cursor, after so many hashes.
    mutating func string(hashes: Int, from start: Int) {
        let isMultiline =
            bytes[cursor &+ 1] == Byte.quote && bytes[cursor &+ 2] == Byte.quote
            && !(hashes > 0 && closesOnItsLine(hashes: hashes))
        let quotes = isMultiline ? 3 : 1
        cursor &+= quotes
        add(Token.literal, from: start)
        stringBody(quotes: quotes, hashes: hashes)
    }

    /// Skips to the end of a string, or to an interpolation in it, whose code is read like any other.
    ///
    /// A string that is not closed ends with its line, or with the file.
    mutating func stringBody(quotes: Int, hashes: Int) {
        while cursor < count {
            let byte = bytes[cursor]
            if byte == Byte.quote {
                if endsString(quotes: quotes, hashes: hashes) { return }
            } else if byte == Byte.backslash {
                if escape(quotes: quotes, hashes: hashes) { return }
            } else if quotes == 1, byte == Byte.newline || byte == Byte.carriageReturn {
                return
            } else {
                cursor &+= 1
            }
        }
        cursor = count
    }

    /// Moves over the quote at the cursor, or over the whole end of the string.
    private mutating func endsString(quotes: Int, hashes: Int) -> Bool {
        let isQuotes = quotes == 1 || (bytes[cursor &+ 1] == Byte.quote && bytes[cursor &+ 2] == Byte.quote)
        guard isQuotes, hashesFollow(hashes, at: cursor &+ quotes) else {
            cursor &+= 1
            return false
        }
        cursor &+= quotes &+ hashes
        return true
    }

    /// Moves over the backslash at the cursor with what it escapes; true where an interpolation begins.
    private mutating func escape(quotes: Int, hashes: Int) -> Bool {
        guard hashesFollow(hashes, at: cursor &+ 1) else {
            cursor &+= 1
            return false
        }
        cursor &+= 1 &+ hashes
        guard cursor < count else { return true }
        if bytes[cursor] == Byte.openParenthesis {
            open(quotes: quotes, hashes: hashes)
            return true
        }
        // A line may end in a backslash; what ends the line still ends a string of one line.
        if bytes[cursor] != Byte.newline, bytes[cursor] != Byte.carriageReturn { cursor &+= 1 }
        return false
    }

    private func hashesFollow(_ hashes: Int, at start: Int) -> Bool {
        var index = 0
        while index < hashes, bytes[start &+ index] == Byte.hash { index &+= 1 }
        return index == hashes
    }

    /// Whether a raw string that looks like one of many lines ends on its first, as `#"""#` does.
    ///
    /// Looks only so far: a line of openings would otherwise be read once for each of them.
    private func closesOnItsLine(hashes: Int) -> Bool {
        var end = cursor &+ 1
        let limit = min(count, cursor &+ 4096)
        while end < limit, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn {
            if bytes[end] == Byte.quote, hashesFollow(hashes, at: end &+ 1) { return true }
            end &+= 1
        }
        return false
    }
}
