/// A parser of a client's messages in PostgreSQL's protocol: a letter, except in the first one, then four bytes with
/// the length.
struct PostgresMessages {
    private var hasBegun = false
    private var rest: [UInt8] = []

    /// Returns the messages that are now complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [PostgresMessage] {
        rest += bytes
        var messages: [PostgresMessage] = []
        while let length, rest.count >= length {
            messages.append(PostgresMessage(bytes: Array(rest.prefix(length)), isFirst: !hasBegun))
            rest.removeFirst(length)
            hasBegun = true
        }
        return messages
    }

    private var length: Int? {
        let start = hasBegun ? 1 : 0
        guard rest.count >= start + 4 else { return nil }
        return start + rest[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// One message of a client.
struct PostgresMessage: Sendable {
    let bytes: [UInt8]
    let isFirst: Bool

    /// Whether it executes a write, before the server receives the end of the request.
    var isExecution: Bool { !isFirst && bytes.first == UInt8(ascii: "E") }
    /// Whether it ends a transaction.
    var isSync: Bool { !isFirst && bytes.first == UInt8(ascii: "S") }
    /// Whether it closes the connection.
    var isGoodbye: Bool { !isFirst && bytes.first == UInt8(ascii: "X") }

    static let goodbye: [UInt8] = [UInt8(ascii: "X"), 0, 0, 0, 4]
}

extension [PostgresMessage] {
    var bytes: [UInt8] { flatMap(\.bytes) }
}
