import LayeringEngine

/// Walks over the bytes of a JSON text.
struct JSONReader {
    let bytes: [UInt8]
    var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == bytes.count
        }
    }

    mutating func value() -> JSON? {
        skipSpace()
        guard index < bytes.count, depth < 200 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch bytes[index] {
        case Byte.openBrace: return object()
        case Byte.openBracket: return array()
        case Byte.quote: return string().map(JSON.string)
        default: return word()
        }
    }

    private mutating func object() -> JSON? {
        var members: [String: JSON] = [:]
        index += 1
        while !take(Byte.closeBrace) {
            if !members.isEmpty, !take(Byte.comma) { return nil }
            skipSpace()
            guard let key = string(), take(Byte.colon), let value = value() else { return nil }
            members[key] = value
        }
        return .object(members)
    }

    private mutating func array() -> JSON? {
        var elements: [JSON] = []
        index += 1
        while !take(Byte.closeBracket) {
            if !elements.isEmpty, !take(Byte.comma) { return nil }
            guard let value = value() else { return nil }
            elements.append(value)
        }
        return .array(elements)
    }

    private mutating func word() -> JSON? {
        let start = index
        while index < bytes.count, !Self.ends(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return Double(text).map(JSON.number)
        }
    }

    private static func ends(_ byte: UInt8) -> Bool {
        byte <= Byte.space || byte == Byte.comma || byte == Byte.closeBrace || byte == Byte.closeBracket
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= Byte.space { index += 1 }
    }

    /// Moves over a byte, if it comes next.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }
}
