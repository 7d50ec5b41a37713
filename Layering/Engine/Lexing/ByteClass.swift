/// The class of a byte at the start of a token, outside strings and comments.
///
/// Without a raw value, so that a `switch` over it is one jump even in unoptimised builds.
enum ByteClass {
    case space, newline, letter, digit, quote, slash, hash, backtick, opener, closer, colon, punctuation, zero, control
    case beyondASCII
}

/// The classes of all 256 bytes, in memory that the lexer reads without bounds checks.
final class ByteClasses {
    /// One class for each byte.
    let all: UnsafeMutablePointer<ByteClass>
    /// 1 for each byte of ASCII that continues an identifier or a number, 0 for the others.
    let continuesWord: UnsafeMutablePointer<UInt8>

    init() {
        all = .allocate(capacity: 256)
        continuesWord = .allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            let found = Self.ofByte(byte)
            all[Int(byte)] = found
            continuesWord[Int(byte)] = found == .letter || found == .digit ? 1 : 0
        }
    }

    deinit {
        all.deallocate()
        continuesWord.deallocate()
    }

    static func ofByte(_ byte: UInt8) -> ByteClass {
        switch Unicode.Scalar(byte) {
        case "\0": .zero
        case " ", "\t", "\u{B}", "\u{C}": .space
        case "\n", "\r": .newline
        case "\u{1}"..."\u{1F}", "\u{7F}": .control
        case "\u{80}"...: .beyondASCII
        case "a"..."z", "A"..."Z", "_": .letter
        case "0"..."9": .digit
        case "\"": .quote
        case "/": .slash
        case "#": .hash
        case "`": .backtick
        case ":": .colon
        case "(", "[", "{": .opener
        case ")", "]", "}": .closer
        default: .punctuation
        }
    }
}
