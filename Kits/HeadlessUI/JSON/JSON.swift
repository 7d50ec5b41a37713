/// A value of JSON (RFC 8259). Its numbers are whole, and an object keeps the order of its members.
public indirect enum JSON: Hashable, Sendable {
    /// No value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case number(Int64)
    /// Words.
    case text(String)
    /// Values in order.
    case list([JSON])
    /// Values by name, in order.
    case object([Member])

    /// A value in an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public let name: String

        /// The value.
        public let value: JSON

        /// A value and its name.
        public init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
    }
}

extension JSON {
    /// A whole number.
    public static func number(_ number: Int) -> JSON { .number(Int64(number)) }

    /// Words, or null.
    public static func text(_ words: String?) -> JSON { words.map { .text($0) } ?? .null }

    /// Several words.
    public static func texts(_ words: [String]) -> JSON { .list(words.map { .text($0) }) }

    /// An object without the members that have no value.
    public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}
