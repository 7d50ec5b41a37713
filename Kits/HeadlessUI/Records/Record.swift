/// A thing that a screen is about, as programs read it: its type, its number and its fields, never how it is shown.
///
/// One reference, so that every element of a tree has room for one at no cost.
public struct Record: Hashable, Sendable {
    private let content: Content

    /// A thing of a type, such as `order`.
    ///
    /// - Parameters:
    ///   - type: the type, in lower case; all things of a type have the same fields.
    ///   - id: what people and links tell it apart by, or nil for a part of another thing.
    ///   - fields: its fields in a fixed order, by their names.
    public init(_ type: String, id: RecordValue? = nil, _ fields: KeyValuePairs<String, RecordValue>) {
        content = Content(type: type, id: id, fields: fields.map { Field(name: $0.key, value: $0.value) })
    }

    /// The type, such as `order`.
    public var type: String { content.type }

    /// The number or word that people and links tell it apart by, or nil for a part of another thing.
    public var id: RecordValue? { content.id }

    /// The fields, in their order.
    public var fields: [Field] { content.fields }

    /// One field of a record.
    public struct Field: Hashable, Sendable {
        /// The name, in lower camel case.
        public let name: String

        /// The value.
        public let value: RecordValue
    }

    /// Whether both have the same content.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.content === rhs.content || lhs.isEqual(to: rhs)
    }

    /// Whether both are one and the same, not only alike.
    func isIdentical(to other: Record?) -> Bool { content === other?.content }

    /// Hashes what tells it apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(id)
    }

    private func isEqual(to other: Record) -> Bool {
        type == other.type && id == other.id && fields == other.fields
    }

    private final class Content: Sendable {
        let type: String
        let id: RecordValue?
        let fields: [Field]

        init(type: String, id: RecordValue?, fields: [Field]) {
            (self.type, self.id, self.fields) = (type, id, fields)
        }
    }
}

/// A value about a thing that programs get as a record.
public protocol Recorded {
    /// The thing.
    var record: Record { get }
}
