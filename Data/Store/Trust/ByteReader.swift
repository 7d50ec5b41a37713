import FoundationEssentials

/// Reads the fields of an encoding from bytes that anybody may have made. Nil for what is not there.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    /// A reader at the start.
    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether every byte was read.
    var isAtEnd: Bool { rest.isEmpty }

    mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type) -> Number? {
        take(MemoryLayout<Number>.size).map { $0.reduce(0) { $0 << 8 | Number($1) } }
    }

    mutating func identity() -> UUID? {
        take(16).map { $0.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) } }
    }

    /// A text behind its length; nil for bytes that are no UTF-8.
    mutating func text() -> String? {
        number(UInt32.self).flatMap { take(Int($0)) }.flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// A byte that says yes or no; nil for any other.
    mutating func flag() -> Bool? {
        switch take(1)?.first {
        case 0: false
        case 1: true
        default: nil
        }
    }

    /// A text that may be missing; nil outside for bytes that say neither.
    mutating func optionalText() -> String?? {
        flag().flatMap { $0 ? text().map(Optional.some) : .some(nil) }
    }

    /// A hash of 32 bytes that may be missing; nil outside for bytes that say neither.
    mutating func optionalHash() -> [UInt8]?? {
        flag().flatMap { $0 ? take(32).map { Optional.some(Array($0)) } : .some(nil) }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}

extension [UInt8] {
    mutating func append(big number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    mutating func append(_ identity: UUID) {
        Swift.withUnsafeBytes(of: identity.uuid) { append(contentsOf: $0) }
    }

    /// Adds a text behind its length.
    mutating func append(text: String) {
        append(big: UInt32(text.utf8.count))
        append(contentsOf: text.utf8)
    }
}
