import Domain
import FoundationEssentials

/// A parameter of a statement.
package enum SQLValue {
    /// A number.
    case integer(Int64)
    /// A text.
    case text(String)
    /// Bytes.
    case blob([UInt8])
    /// Nothing.
    case null

    /// A moment, kept as whole milliseconds since 1970 in UTC.
    package static func time(_ moment: Date) -> Self { .integer(moment.milliseconds) }

    /// A moment, or NULL for none.
    package static func time(_ moment: Date?) -> Self { moment.map(Self.time) ?? .null }

    /// An identity, kept as the 16 bytes of its UUID.
    package static func identity(_ uuid: UUID) -> Self { .blob(withUnsafeBytes(of: uuid.uuid, Array.init)) }

    /// An identity, or NULL for none.
    package static func identity(_ uuid: UUID?) -> Self { uuid.map(Self.identity) ?? .null }

    /// A count or number.
    package static func integer(_ number: Int) -> Self { .integer(Int64(number)) }

    /// A count or number, or NULL for none.
    package static func integer(_ number: Int?) -> Self { number.map(Self.integer) ?? .null }

    /// A text, or NULL for none.
    package static func text(_ text: String?) -> Self { text.map(Self.text) ?? .null }
}
