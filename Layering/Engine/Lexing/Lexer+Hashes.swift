extension Lexer {
    /// A raw string, a regex between hashes, or the hash of a directive or macro.
    mutating func hash() {
        let start = cursor
        while bytes[cursor] == Byte.hash { cursor &+= 1 }
        let hashes = cursor &- start
        // No string of a person has as many hashes as a token can remember.
        if bytes[cursor] == Byte.quote, hashes < 0xFFFF { return string(hashes: hashes, from: start) }
        if bytes[cursor] == Byte.slash, extendedRegex(hashes: hashes, from: start) { return }
        add(Byte.hash, from: start)
    }
}
