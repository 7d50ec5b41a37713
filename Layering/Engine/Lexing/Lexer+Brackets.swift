/// Open brackets form a chain through the tokens: each keeps the one before it in place of its partner.
extension Lexer {
    /// Any opening bracket. That of an interpolation keeps which string to go back to: how many quotes and hashes end
    /// it.
    mutating func open(quotes: Int = 0, hashes: Int = 0) {
        let own = tokenCount
        punctuation()
        tokens[own].partner = lastOpen
        tokens[own].ending = UInt8(truncatingIfNeeded: quotes)
        tokens[own].word = UInt16(truncatingIfNeeded: hashes)
        lastOpen = UInt32(truncatingIfNeeded: own)
    }

    /// Any closing bracket; that of an interpolation goes back into the string.
    ///
    /// It closes whatever was opened last, but an interpolation ends in `)` only. Where the kinds differ the source
    /// does not compile, and looking for a partner further back could take quadratic time.
    mutating func close() {
        let own = tokenCount
        let byte = bytes[cursor]
        punctuation()
        guard lastOpen != Token.none else { return }
        let open = Int(lastOpen)
        let (quotes, hashes) = (Int(tokens[open].ending), Int(tokens[open].word))
        guard quotes == 0 || byte == Byte.closeParenthesis else { return }
        lastOpen = tokens[open].partner
        pair(open, own)
        if quotes != 0 { stringBody(quotes: quotes, hashes: hashes) }
    }

    /// Forgets what was never closed.
    mutating func leaveOpen() {
        while lastOpen != Token.none {
            let open = Int(lastOpen)
            lastOpen = tokens[open].partner
            pair(open, Int(Token.none))
        }
    }

    private mutating func pair(_ open: Int, _ close: Int) {
        tokens[open].ending = 0
        tokens[open].word = 0
        tokens[open].partner = UInt32(truncatingIfNeeded: close)
        if close != Int(Token.none) { tokens[close].partner = UInt32(truncatingIfNeeded: open) }
    }
}
