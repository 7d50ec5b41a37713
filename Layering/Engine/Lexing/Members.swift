/// Tokens that are beside each other.
extension UnsafeMutablePointer<Token> {
    /// Whether a name is a member of what is before its dot. The dots of an operator such as `...` have no members.
    func isMember(_ index: Int) -> Bool {
        guard index > 0, self[index - 1].kind == Byte.dot else { return false }
        var dot = index - 1
        while dot > 0, self[dot - 1].end == self[dot].start, Byte.isOfOperator(self[dot - 1].kind) {
            dot -= 1
            if self[dot].kind == Byte.dot { return false }
        }
        return true
    }
}

extension Byte {
    /// Whether it may be part of an operator that begins with a dot.
    fileprivate static func isOfOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
