/// The bytes that the lexer compares with, by name.
///
/// Transparent: in an unoptimised build anything else would be a call for each byte of every source.
enum Byte {
    @_transparent static var newline: UInt8 { 0x0A }
    @_transparent static var carriageReturn: UInt8 { 0x0D }
    @_transparent static var space: UInt8 { 0x20 }
    @_transparent static var tab: UInt8 { 0x09 }
    @_transparent static var exclamation: UInt8 { 0x21 }
    @_transparent static var quote: UInt8 { 0x22 }
    @_transparent static var hash: UInt8 { 0x23 }
    @_transparent static var percent: UInt8 { 0x25 }
    @_transparent static var openParenthesis: UInt8 { 0x28 }
    @_transparent static var closeParenthesis: UInt8 { 0x29 }
    @_transparent static var star: UInt8 { 0x2A }
    @_transparent static var comma: UInt8 { 0x2C }
    @_transparent static var dot: UInt8 { 0x2E }
    @_transparent static var slash: UInt8 { 0x2F }
    @_transparent static var colon: UInt8 { 0x3A }
    @_transparent static var semicolon: UInt8 { 0x3B }
    @_transparent static var equals: UInt8 { 0x3D }
    @_transparent static var question: UInt8 { 0x3F }
    @_transparent static var at: UInt8 { 0x40 }
    @_transparent static var openBracket: UInt8 { 0x5B }
    @_transparent static var backslash: UInt8 { 0x5C }
    @_transparent static var closeBracket: UInt8 { 0x5D }
    @_transparent static var caret: UInt8 { 0x5E }
    @_transparent static var backtick: UInt8 { 0x60 }
    @_transparent static var openBrace: UInt8 { 0x7B }
    @_transparent static var bar: UInt8 { 0x7C }
    @_transparent static var closeBrace: UInt8 { 0x7D }
}
