import LayeringEngine

/// A JSON value, as far as reading a package's description needs it. Foundation would cost every build its start.
enum JSON: Equatable, Sendable {
    /// The kinds of values.
    case object([String: JSON]), array([JSON]), string(String), number(Double), bool(Bool), null

    /// Reads a text; nothing if it is no JSON.
    init?(_ text: String) {
        var reader = JSONReader(Array(text.utf8))
        guard let value = reader.value(), reader.isAtEnd else { return nil }
        self = value
    }

    /// The value of a key, if this is an object that has it.
    subscript(_ key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The elements, if this is an array.
    var elements: [JSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The text, if this is one.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}
