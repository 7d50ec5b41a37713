/// Parses keys from the bytes of a terminal, in any pieces.
///
/// A sequence without a meaning is dropped whole, and so is a string for the terminal, such as an answer of its. A key
/// after Escape that has no meaning with Alt is that key. Escape is a key by itself where nothing follows it at once.
struct KeyReader {
    private var sequence: [UInt8] = []
    private var scalar: [UInt8] = []
    private var paste: Paste?
    /// Whether Escape was taken for a key; only a control sequence may still follow it.
    private var isEscapeTaken = false
    /// The length so far of a string for the terminal, or nil outside of one.
    private var string: Int?

    private static let escape: UInt8 = 0x1B
    /// The bytes after Escape that begin a string: DCS, SOS, OSC, PM and APC.
    private static let stringStarts = "PX]^_".utf8
    /// The longest sequence that is waited for.
    private static let maxSequence = 40

    /// Whether a string for the terminal may have begun, or Alt was pressed with a letter.
    var isUndecidedString: Bool { string == 0 }

    /// The key that the bytes so far are, where no more follow at once.
    mutating func pause() -> [Key] {
        // Alt with a letter that a string begins with: nobody types what a terminal says.
        if string == 0 { string = nil }
        guard sequence == [Self.escape], !isEscapeTaken, paste == nil else { return [] }
        isEscapeTaken = true
        return [.escape]
    }

    /// The keys that a byte completes.
    mutating func take(_ byte: UInt8) -> [Key] {
        if 0x20..<0x7F ~= byte, sequence.isEmpty, scalar.isEmpty, string == nil {
            if paste == nil { return [.text(Unicode.Scalar(byte))] }
            paste?.append(Unicode.Scalar(byte))
            return []
        }
        if string != nil, isOfString(byte) { return [] }
        if !sequence.isEmpty, byte >= 0x20 { return go(on: byte) }
        let isAfterEscape = sequence == [Self.escape]
        sequence = []
        if byte >= 0x20, byte != 0x7F { return text(byte) }
        scalar = []
        if byte == Self.escape { (sequence, isEscapeTaken) = ([byte], false) }
        if paste != nil { return pastedControl(byte) }
        return (isAfterEscape ? Key(alt: byte) : nil).map { [$0] } ?? Key(control: byte).map { [$0] } ?? []
    }

    /// Continues a sequence. In a paste, only its end has a meaning.
    private mutating func go(on byte: UInt8) -> [Key] {
        sequence.append(byte)
        if sequence.count == 2 { return second(byte) }
        let isFunctionKeyOfConsole = sequence.count == 3 && byte == UInt8(ascii: "[")
        if byte < 0x40 || isFunctionKeyOfConsole, sequence.count < Self.maxSequence { return [] }
        let name = String(decoding: sequence.dropFirst(2), as: UTF8.self)
        sequence = []
        if name == "201~" { return end() }
        if name == "200~" { paste = paste ?? Paste() }
        return paste == nil ? Key(sequence: name).map { [$0] } ?? [] : []
    }

    /// The byte after Escape: a longer sequence begins, or it is a key with Alt.
    private mutating func second(_ byte: UInt8) -> [Key] {
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") && !isEscapeTaken { return [] }
        sequence = []
        if isEscapeTaken { return byte == 0x7F ? [.erase] : text(byte) }
        if Self.stringStarts.contains(byte) { string = 0 }
        if string != nil || byte == UInt8(ascii: "\\") { return [] }
        if paste == nil, let key = Key(alt: byte) { return [key] }
        return byte == 0x7F ? [] : text(byte)
    }

    /// Whether a byte belongs to a string, which ends with a bell or before any other control character.
    private mutating func isOfString(_ byte: UInt8) -> Bool {
        let isOf = byte == 0x07 || byte >= 0x20
        string = byte >= 0x20 ? string.map { $0 + 1 } : nil
        return isOf
    }

    private mutating func end() -> [Key] {
        defer { paste = nil }
        return paste.map { $0.text.isEmpty ? [] : [.paste($0.text)] } ?? []
    }

    private mutating func text(_ byte: UInt8) -> [Key] {
        scalar.append(byte)
        if Self.isContinued(scalar) { return [] }
        let text = String(decoding: scalar, as: UTF8.self).unicodeScalars
        scalar = []
        if paste == nil { return text.map(Key.text) }
        for scalar in text { paste?.append(scalar) }
        return []
    }

    private mutating func pastedControl(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x03: return end() + [.interrupt]
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): paste?.endLine()
        case UInt8(ascii: "\t"): return text(UInt8(ascii: " "))
        default: break
        }
        return []
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

/// A paste is one text: its line ends become blanks, except at its start and end, and its control characters and
/// sequences are dropped. One whose end is lost continues until Ctrl-C.
private struct Paste {
    private(set) var text = ""
    private var endsLine = false

    mutating func append(_ scalar: Unicode.Scalar) {
        // A line that long is refused, so the rest need not be kept.
        guard text.utf8.count <= LineBuffer.maxLength else { return }
        if endsLine, !text.isEmpty { text += " " }
        text.unicodeScalars.append(scalar)
        endsLine = false
    }

    mutating func endLine() {
        endsLine = true
    }
}
