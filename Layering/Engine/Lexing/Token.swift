/// One piece of Swift source: a word, a literal, or a single byte of punctuation.
struct Token {
    /// The offset of its first byte.
    var start: UInt32
    /// The offset after its last byte.
    var end: UInt32
    /// For a bracket, the index of the token that closes or opens it; for one without partner, ``Token/none``.
    var partner: UInt32
    /// The watched word that it is, or 0.
    var word: UInt16
    /// The watched ending that it has, or 0.
    var ending: UInt8
    /// The byte of punctuation, or one of the kinds below.
    var kind: UInt8
}

extension Token {
    @_transparent static var none: UInt32 { .max }

    /// A word as it stands.
    @_transparent static var word: UInt8 { 1 }
    /// A word between backticks: never a keyword.
    @_transparent static var rawWord: UInt8 { 2 }
    /// A number, a string or a regex.
    @_transparent static var literal: UInt8 { 3 }

    @_transparent var isWord: Bool { kind == Token.word || kind == Token.rawWord }

    /// The offset of a word's first letter: after the backtick, if there is one.
    @_transparent var nameStart: UInt32 { kind == Token.rawWord ? start &+ 1 : start }
    /// The offset after a word's last letter.
    @_transparent var nameEnd: UInt32 { kind == Token.rawWord ? end &- 1 : end }
}
