import Testing

@testable import LayeringCommands
@testable import LayeringEngine

/// The bytes of an editor are taken apart into messages wherever they are split.
@Suite struct MessageReaderTests {
    private func messages(_ arrivals: [[UInt8]], maxLength: Int = 100) -> [MessageReader.Message] {
        var reader = MessageReader(maxLength: maxLength)
        var messages: [MessageReader.Message] = []
        for bytes in arrivals {
            reader.append(bytes)
            while let message = reader.next() { messages.append(message) }
        }
        return messages
    }

    private static let tables: [(text: String, messages: [MessageReader.Message])] = [
        ("", []), ("Content-Length: 2\r\n", []), ("Content-Length: 3\r\n\r\n{}", []),
        ("Content-Length: 2\r\n\r\n{}", [.content("{}")]),
        ("Content-Length: 0\r\n\r\n", [.content("")]),
        ("Content-Length: 4\r\n\r\n\"é\"", [.content("\"é\"")]),
        ("content-length:2\r\n\r\n{}", [.content("{}")]),
        (
            "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
            [.content("{}")]
        ),
        (
            "Content-Length: 2\r\nContent-Type: a\r\n\r\n{}Content-Length: 1\r\n\r\n1",
            [.content("{}"), .content("1")]
        ),
        ("Content-Length: 101\r\n\r\n", [.tooLong(101)]),
        (
            "Content-Length: 101\r\n\r\n\(String(repeating: "a", count: 101))Content-Length: 2\r\n\r\n{}",
            [.tooLong(101), .content("{}")]
        ),
        ("A: b\r\n\r\n{}Content-Length: 2\r\n\r\n[]", [.withoutLength, .content("[]")]),
        ("Content-Length: -2\r\n\r\n", [.withoutLength]), ("Content-Length: \r\n\r\n", [.withoutLength]),
        ("Content-Length: 99999999999999999999\r\n\r\n", [.withoutLength]),
        ("\r\n\r\nContent-Length: 2\r\n\r\n{}", [.withoutLength, .content("{}")]),
    ]

    @Test func `messages are the same however their bytes arrive`() {
        for (text, expected) in Self.tables {
            let bytes = Array(text.utf8)
            #expect(messages([bytes]) == expected, "\(text)")
            #expect(messages(bytes.map { [$0] }) == expected, "\(text), byte by byte")
            for split in bytes.indices {
                #expect(messages([Array(bytes[..<split]), Array(bytes[split...])]) == expected, "\(text), at \(split)")
            }
        }
    }

    @Test func `a message is written as it is read`() {
        #expect(messages([Array(MessageReader.framed("\"é\"").utf8)]) == [.content("\"é\"")])
    }

    @Test func `any bytes at all are survived`() {
        var random = SplitMix(seed: 7)
        let pieces = ["Content-Length: ", "\r\n\r\n", "\r\n", "{}", "7", "-", "é", "\u{0}"].map { Array($0.utf8) }
        for _ in 0..<2_000 {
            _ = messages((0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }, maxLength: 5)
        }
    }
}
