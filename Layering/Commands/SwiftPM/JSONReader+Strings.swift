import LayeringEngine

/// Strings in a JSON text.
extension JSONReader {
    mutating func string() -> String? {
        guard index < bytes.count, bytes[index] == Byte.quote else { return nil }
        index += 1
        var content: [UInt8] = []
        while index < bytes.count {
            let start = index
            while index < bytes.count, bytes[index] != Byte.quote, bytes[index] != Byte.backslash { index += 1 }
            content += bytes[start..<index]
            guard index < bytes.count else { return nil }
            index += 1
            if bytes[index - 1] == Byte.quote { return String(decoding: content, as: UTF8.self) }
            guard let escaped = escaped() else { return nil }
            content += escaped
        }
        return nil
    }

    /// The bytes of an escape.
    private mutating func escaped() -> [UInt8]? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        switch Unicode.Scalar(byte) {
        case "n": return [Byte.newline]
        case "t": return [Byte.tab]
        case "r": return [Byte.carriageReturn]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "u":
            guard let scalar = escapedScalar() else { return nil }
            return Array(String(scalar).utf8)
        default: return [byte]
        }
    }

    /// The character of an escape, or of two that are a surrogate pair; half of a pair gives the replacement character.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let unit = escapedUnit() else { return nil }
        let start = index
        if UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: [Byte.backslash, UInt8(ascii: "u")]) {
            index += 2
            guard let next = escapedUnit() else { return nil }
            if UTF16.isTrailSurrogate(next) {
                return Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(next) & 0x3FF)
            }
            index = start
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private mutating func escapedUnit() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
        index += 4
        return UInt16(digits, radix: 16)
    }
}
