/// A key at a terminal, or a part of a paste.
enum Key: Hashable, Sendable {
    case text(Unicode.Scalar)
    case enter
    case erase
    case eraseWord
    case eraseLine
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D.
    case end
}

/// Parses keys from the bytes of a terminal, in any pieces.
///
/// A paste is text: its line ends become blanks, except at its start and end, and its control characters and sequences
/// are dropped. A paste whose end is lost continues until Ctrl-C.
struct KeyReader {
    private var sequence: [UInt8] = []
    private var scalar: [UInt8] = []
    private var isPasting = false
    private var pasted = (hasText: false, endsLine: false)

    private static let escape: UInt8 = 0x1B
    private static let pasteBegins = Array("\u{1B}[200~".utf8)
    private static let pasteEnds = Array("\u{1B}[201~".utf8)

    /// The keys that a byte completes.
    mutating func take(_ byte: UInt8) -> [Key] {
        if !sequence.isEmpty, byte >= 0x20 { return go(on: byte) }
        sequence = []
        if byte >= 0x20, byte != 0x7F { return text(byte) }
        scalar = []
        if byte == Self.escape { sequence = [byte] }
        return isPasting ? pastedControl(byte) : Self.control(byte).map { [$0] } ?? []
    }

    /// An escape sequence is no text, and only the marks of a paste mean anything. What follows a lone Escape is a key.
    private mutating func go(on byte: UInt8) -> [Key] {
        sequence.append(byte)
        let isFirst = sequence.count == 2
        if isFirst, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") { return [] }
        if !isFirst, byte < 0x40, sequence.count < 40 { return [] }
        defer { sequence = [] }
        switch sequence {
        case Self.pasteBegins: (isPasting, pasted) = (true, (false, false))
        case Self.pasteEnds: isPasting = false
        default: if isFirst { return text(byte) }
        }
        return []
    }

    private mutating func text(_ byte: UInt8) -> [Key] {
        scalar.append(byte)
        if Self.isContinued(scalar) { return [] }
        var text = Array(String(decoding: scalar, as: UTF8.self).unicodeScalars)
        scalar = []
        if isPasting {
            if pasted.hasText, pasted.endsLine { text.insert(" ", at: 0) }
            pasted = (true, false)
        }
        return text.map(Key.text)
    }

    private mutating func pastedControl(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x03:
            isPasting = false
            return [.interrupt]
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): pasted.endsLine = true
        case UInt8(ascii: "\t"): return text(UInt8(ascii: " "))
        default: break
        }
        return []
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x03: .interrupt
        case 0x04: .end
        case 0x08, 0x7F: .erase
        case 0x15: .eraseLine
        case 0x17: .eraseWord
        case UInt8(ascii: "\t"): .text(" ")
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .enter
        default: nil
        }
    }

    /// Whether bytes are the beginning of a scalar that has more of them.
    private static func isContinued(_ bytes: [UInt8]) -> Bool {
        let count =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        return bytes.count < count && bytes.dropFirst().allSatisfy { 0x80...0xBF ~= $0 }
    }
}
