/// The bytes of a source in C, without the ends of lines that a backslash precedes.
struct SplicedBytes {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    private(set) var cursor = 0
    /// The comments so far that end with their line.
    private(set) var comments: [Range<Int>] = []

    init(bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    var isAtEnd: Bool { cursor >= count }

    /// The byte at the cursor: zero at the end.
    var byte: UInt8 { bytes[cursor] }

    /// The byte after it.
    var next: UInt8 { isAtEnd ? 0 : bytes[cursor &+ 1] }

    /// Moves to an offset, where what is between is no text.
    mutating func move(to offset: Int) { cursor = offset }

    mutating func advance() {
        guard cursor < count else { return }
        cursor &+= 1
        if bytes[cursor] == Byte.backslash { skipSplices() }
    }

    /// Moves over a backslash that is the last of its line, apart from blanks.
    mutating func skipSplices() {
        while cursor < count, bytes[cursor] == Byte.backslash {
            var end = cursor &+ 1
            while Self.isSpace(bytes[end]) { end &+= 1 }
            let isReturn = bytes[end] == Byte.carriageReturn
            if isReturn, bytes[end &+ 1] == Byte.newline { end &+= 1 }
            guard end < count, isReturn || bytes[end] == Byte.newline else { return }
            cursor = end &+ 1
        }
    }

    static func isOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || byte == 0x24 || 0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte
    }

    private var isAtSpace: Bool { Self.isSpace(byte) }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == Byte.space || byte == Byte.tab || byte == 0x0B || byte == 0x0C
    }

    private var isAtLineEnd: Bool { isAtEnd || byte == Byte.newline || byte == Byte.carriageReturn }

    /// Whether a space or a comment begins here.
    var isAtBlank: Bool { isAtSpace || byte == Byte.slash && (next == Byte.slash || next == Byte.star) }

    /// Moves over spaces and comments to something else, such as the end of the line.
    mutating func skipBlanks() {
        while !isAtEnd {
            if isAtSpace {
                advance()
            } else if byte == Byte.slash, next == Byte.slash {
                let start = cursor
                while !isAtLineEnd { advance() }
                comments.append(start..<cursor)
            } else if byte == Byte.slash, next == Byte.star {
                skipComment()
            } else {
                return
            }
        }
    }

    mutating func skipBlanksAndLines() {
        skipBlanks()
        while !isAtEnd, isAtLineEnd {
            advance()
            skipBlanks()
        }
    }

    private mutating func skipComment() {
        advance()
        advance()
        while !isAtEnd, byte != Byte.star || next != Byte.slash { advance() }
        advance()
        advance()
    }

    /// The word at the cursor; empty if there is none.
    mutating func word() -> String {
        var word: [UInt8] = []
        while !isAtEnd, Self.isOfWord(byte) {
            word.append(byte)
            advance()
        }
        return String(decoding: word, as: UTF8.self)
    }

    /// The text up to a byte on the same line, without that and the byte at the cursor.
    mutating func enclosed(by end: UInt8) -> String? {
        var text: [UInt8] = []
        advance()
        while !isAtLineEnd, byte != end {
            text.append(byte)
            advance()
        }
        guard byte == end else { return nil }
        advance()
        return String(decoding: text, as: UTF8.self)
    }
}
