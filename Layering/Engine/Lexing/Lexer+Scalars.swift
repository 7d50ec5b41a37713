/// Scalars beyond ASCII, outside strings and comments, as the compiler reads them: its `Lexer.cpp`, and the grammar of
/// identifiers in The Swift Programming Language.
extension Lexer {
    /// A name, a space, or an operator; what is neither is in no source that compiles.
    mutating func beyondASCII() {
        let (scalar, length) = scalar(at: cursor)
        if Self.mayBegin(scalar) { return word(from: cursor &+ length) }
        let start = cursor
        cursor &+= length
        // The compiler warns of a space that breaks no line, and goes on as after any other.
        if scalar != 0xA0 { add(bytes[start], from: start) }
    }

    /// Moves on by a scalar if it is part of a name.
    func continueName(_ end: inout Int) -> Bool {
        let (scalar, length) = scalar(at: end)
        guard Self.isInNames(scalar) else { return false }
        end &+= length
        return true
    }

    /// The scalar at an offset and how many bytes it has. A byte that is part of none stands for itself, and is in no
    /// name.
    private func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = bytes[offset]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, offset &+ length <= count else { return (0, 1) }
        var scalar = UInt32(first) & (0x7F >> UInt32(truncatingIfNeeded: length))
        for next in 1..<length {
            guard bytes[offset &+ next] & 0xC0 == 0x80 else { return (0, 1) }
            scalar = scalar << 6 | UInt32(bytes[offset &+ next] & 0x3F)
        }
        return (scalar, length)
    }

    private static func mayBegin(_ scalar: UInt32) -> Bool {
        isInNames(scalar) && !combining.contains { $0.contains(scalar) }
    }

    private static func isInNames(_ scalar: UInt32) -> Bool { inNames.contains { $0.contains(scalar) } }

    private static let combining: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let inNames: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
        0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]
}
