/// A JSON value, as far as reading a package's description needs it. Foundation would cost every build its start.
package enum JSON: Equatable, Sendable {
    /// The kinds of values.
    case object([String: JSON]), array([JSON]), string(String), number(Double), bool(Bool), null

    /// Reads a text; nothing if it is no JSON.
    package init?(_ text: String) {
        var reader = JSONReader(Array(text.utf8))
        guard let value = reader.value(), reader.isAtEnd else { return nil }
        self = value
    }

    /// The value of a key, if this is an object that has it.
    package subscript(_ key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The elements, if this is an array.
    package var elements: [JSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The text, if this is one.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}

/// Walks over the bytes of a JSON text.
private struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
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

    private mutating func string() -> String? {
        guard index < bytes.count, bytes[index] == Byte.quote else { return nil }
        index += 1
        var content: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == Byte.quote { return String(decoding: content, as: UTF8.self) }
            if byte == Byte.backslash {
                guard let escaped = escaped() else { return nil }
                content += escaped
            } else {
                content.append(byte)
            }
        }
        return nil
    }

    /// The bytes of an escape. Half of a surrogate pair becomes the replacement character.
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
            guard index + 4 <= bytes.count else { return nil }
            let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
            index += 4
            return UInt32(digits, radix: 16).map { Array(String(Unicode.Scalar($0) ?? "\u{FFFD}").utf8) }
        default: return [byte]
        }
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
