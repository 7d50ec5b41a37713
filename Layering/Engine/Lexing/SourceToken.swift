/// One piece of Swift source as other tools of this package read it: a value, with the memory of nobody.
package struct SourceToken: Equatable, Sendable {
    /// The kinds of tokens.
    package enum Kind: Equatable, Sendable {
        case word, rawWord
        /// A number or a regex; of a string only what opens it.
        case literal
        /// One byte of anything else.
        case punctuation(UInt8)
    }

    /// The kind.
    package let kind: Kind

    /// Where its bytes are.
    package let range: Range<Int>

    /// For a bracket, the number of the token that opens or closes it; nil for one without partner.
    package let partner: Int?

    /// The tokens of a source, in order, without comments and the text of strings; what is interpolated is there.
    ///
    /// - Complexity: O(bytes).
    package static func all(in source: [UInt8]) -> [SourceToken] {
        let buffer = TokenBuffer()
        return (source + [0, 0, 0, 0]).withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return [] }
            _ = buffer.fill(first, count: source.count, Vocabulary())
            return (0..<buffer.count).map { SourceToken(buffer.tokens[$0]) }
        }
    }

    private init(_ token: Token) {
        kind =
            switch token.kind {
            case Token.word: .word
            case Token.rawWord: .rawWord
            case Token.literal: .literal
            default: .punctuation(token.kind)
            }
        range = Int(token.start)..<Int(token.end)
        let isBracket = [0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D].contains(token.kind)
        partner = isBracket && token.partner != Token.none ? Int(token.partner) : nil
    }
}
