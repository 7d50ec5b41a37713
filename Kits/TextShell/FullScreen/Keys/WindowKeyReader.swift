/// Parses the keys of a window from the bytes of a terminal, in any pieces.
///
/// Escape is a key once it is sure that no sequence follows: after ``flush()``, or before another Escape.
struct WindowKeyReader {
    private var line = KeyReader()
    private var sequence: [UInt8] = []
    /// How many bytes of its end were the last ones of a paste, or nil outside of one.
    private var paste: Int?

    private static let escape: UInt8 = 0x1B
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// The longest sequence that is waited for.
    private static let maxSequence = 40

    /// Whether something has come that may begin a sequence, or may be a key.
    var isUndecided: Bool { sequence == [Self.escape] || line.isUndecidedString }

    /// The keys that a byte completes.
    mutating func take(_ byte: UInt8) -> [WindowKey] {
        if paste != nil { return pasted(byte) }
        if !sequence.isEmpty { return go(on: byte) }
        switch byte {
        case Self.escape:
            sequence = [byte]
            return []
        case UInt8(ascii: "\t"): return [.tab]
        case 0x0B: return [.palette]
        default: return passed([byte])
        }
    }

    /// The keys of bytes that nothing followed for a while.
    mutating func flush() -> [WindowKey] {
        guard sequence == [Self.escape] else { return line.pause().map { .edit($0) } }
        sequence = []
        return [.escape]
    }

    private mutating func go(on byte: UInt8) -> [WindowKey] {
        if sequence == [Self.escape] { return second(byte) }
        guard byte >= 0x20 else {
            sequence = []
            return take(byte)
        }
        sequence.append(byte)
        let isFunctionKeyOfConsole = sequence.count == 3 && byte == UInt8(ascii: "[")
        if byte < 0x40 || isFunctionKeyOfConsole, sequence.count < Self.maxSequence { return [] }
        defer { sequence = [] }
        let name = String(decoding: sequence.dropFirst(2), as: UTF8.self)
        if let key = WindowKey(sequence: name) { return [key] }
        if name == "200~" { paste = 0 }
        return passed(sequence)
    }

    /// The byte after Escape: a longer sequence begins, or it is a key with Alt.
    private mutating func second(_ byte: UInt8) -> [WindowKey] {
        switch byte {
        case Self.escape: return [.escape]
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            sequence.append(byte)
            return []
        default: break
        }
        sequence = []
        if UInt8(ascii: "1")...UInt8(ascii: "9") ~= byte { return [.section(Int(byte - UInt8(ascii: "0")))] }
        return passed([Self.escape, byte])
    }

    private mutating func pasted(_ byte: UInt8) -> [WindowKey] {
        let ended = paste ?? 0
        let next = byte == Self.pasteEnd[ended] ? ended + 1 : byte == Self.escape ? 1 : 0
        paste = byte == 0x03 || next == Self.pasteEnd.count ? nil : next
        return line.take(byte).map { .edit($0) }
    }

    private mutating func passed(_ bytes: [UInt8]) -> [WindowKey] {
        bytes.flatMap { line.take($0) }.map { .edit($0) }
    }
}
