/// Takes what a client says apart into messages of PostgreSQL's protocol: a letter, but for the first one, then four
/// bytes that say how long it is.
struct PostgresMessages {
    private var hasBegun = false
    private var rest: [UInt8] = []

    /// The messages that are complete by now.
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

    /// Whether it has a write carried out, of which the server hears later that this was all.
    var isExecution: Bool { !isFirst && bytes.first == UInt8(ascii: "E") }
    /// Whether it ends a transaction.
    var isSync: Bool { !isFirst && bytes.first == UInt8(ascii: "S") }
    /// Whether it says goodbye.
    var isGoodbye: Bool { !isFirst && bytes.first == UInt8(ascii: "X") }

    static let goodbye: [UInt8] = [UInt8(ascii: "X"), 0, 0, 0, 4]
}

extension [PostgresMessage] {
    var bytes: [UInt8] { flatMap(\.bytes) }
}
