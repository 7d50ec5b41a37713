/// The bytes that texts are compared with, by name.
///
/// Transparent: in an unoptimised build anything else would be a call for each byte of every source.
package enum Byte {
    /// The end of a line: LF.
    @_transparent package static var newline: UInt8 { 0x0A }
    /// CR.
    @_transparent package static var carriageReturn: UInt8 { 0x0D }
    /// A space.
    @_transparent package static var space: UInt8 { 0x20 }
    /// A tab.
    @_transparent package static var tab: UInt8 { 0x09 }
    /// `!`
    @_transparent package static var exclamation: UInt8 { 0x21 }
    /// `"`
    @_transparent package static var quote: UInt8 { 0x22 }
    /// `#`
    @_transparent package static var hash: UInt8 { 0x23 }
    /// `%`
    @_transparent package static var percent: UInt8 { 0x25 }
    /// `&`
    @_transparent package static var ampersand: UInt8 { 0x26 }
    /// `(`
    @_transparent package static var openParenthesis: UInt8 { 0x28 }
    /// `)`
    @_transparent package static var closeParenthesis: UInt8 { 0x29 }
    /// `*`
    @_transparent package static var star: UInt8 { 0x2A }
    /// `,`
    @_transparent package static var comma: UInt8 { 0x2C }
    /// `.`
    @_transparent package static var dot: UInt8 { 0x2E }
    /// `/`
    @_transparent package static var slash: UInt8 { 0x2F }
    /// `:`
    @_transparent package static var colon: UInt8 { 0x3A }
    /// `;`
    @_transparent package static var semicolon: UInt8 { 0x3B }
    /// `=`
    @_transparent package static var equals: UInt8 { 0x3D }
    /// `?`
    @_transparent package static var question: UInt8 { 0x3F }
    /// `@`
    @_transparent package static var at: UInt8 { 0x40 }
    /// `[`
    @_transparent package static var openBracket: UInt8 { 0x5B }
    /// `\`
    @_transparent package static var backslash: UInt8 { 0x5C }
    /// `]`
    @_transparent package static var closeBracket: UInt8 { 0x5D }
    /// `^`
    @_transparent package static var caret: UInt8 { 0x5E }
    /// A backtick.
    @_transparent package static var backtick: UInt8 { 0x60 }
    /// `{`
    @_transparent package static var openBrace: UInt8 { 0x7B }
    /// `|`
    @_transparent package static var bar: UInt8 { 0x7C }
    /// `}`
    @_transparent package static var closeBrace: UInt8 { 0x7D }
}
