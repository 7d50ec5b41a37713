import Foundation

/// A parsed JSON text, to compare, change and check.
package enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A string.
    case text(String)
    /// A list.
    case array([JSONValue])
    /// Values by their names.
    case object([String: JSONValue])

    /// Parses a text; nil if it is not JSON, or has the character zero, which no database keeps in a text.
    package init?(_ text: String) {
        guard let value = try? Self.read(text), !value.hasZero else { return nil }
        self = value
    }

    /// The value that a text holds.
    package static func read(_ text: String) throws -> Self {
        try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }

    /// The fields of an object, or nil.
    package var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }

    /// A field of an object, or nil.
    package subscript(name: String) -> JSONValue? { fields?[name] }

    /// The text, or nil for anything else.
    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The values of a list, or nil.
    package var list: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

    /// As JSON, with the fields of objects sorted.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }

    private var hasZero: Bool {
        switch self {
        case .null, .bool, .number: false
        case .text(let text): text.contains("\0")
        case .array(let values): values.contains(where: \.hasZero)
        case .object(let fields): fields.contains { $0.key.contains("\0") || $0.value.hasZero }
        }
    }
}

extension JSONValue: Codable {
    /// Reads any value.
    package init(from decoder: any Decoder) throws {
        let one = try decoder.singleValueContainer()
        // The most frequent first: a kind that does not fit is thrown, and tests keep the stack of each error.
        if one.decodeNil() {
            self = .null
        } else if let value = try? one.decode(String.self) {
            self = .text(value)
        } else if let value = try? one.decode(Double.self) {
            self = .number(value)
        } else if let value = try? one.decode([String: JSONValue].self) {
            self = .object(value)
        } else if let value = try? one.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .bool(try one.decode(Bool.self))
        }
    }

    /// Writes it, whole numbers without a point.
    package func encode(to encoder: any Encoder) throws {
        var one = encoder.singleValueContainer()
        switch self {
        case .null: try one.encodeNil()
        case .bool(let value): try one.encode(value)
        case .number(let value): try value == value.rounded() ? one.encode(Int(value)) : one.encode(value)
        case .text(let value): try one.encode(value)
        case .array(let values): try one.encode(values)
        case .object(let fields): try one.encode(fields)
        }
    }
}
