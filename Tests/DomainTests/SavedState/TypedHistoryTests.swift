import Domain
import Foundation
import Testing

/// The lines of a person that outlast a conversation.
@Suite struct TypedHistoryTests {
    @Test func `only the newest lines are kept, and none twice in a row, empty, long or with what cannot be seen`() {
        var history = TypedHistory()
        let added = (0...TypedHistory.maxCount).filter { history.add("\($0)") }
        #expect(added.count == TypedHistory.maxCount + 1)
        let refused = [
            "\(TypedHistory.maxCount)", "", "a\nb", "a\u{1B}[2J", "a\u{200B}", String(repeating: "x", count: 201),
        ]
        #expect(refused.filter { history.add($0) } == [])
        #expect(history.lines == (1...TypedHistory.maxCount).map { "\($0)" })
    }

    @Test func `lines are read as they were stored`() throws {
        var history = TypedHistory()
        for line in ["go patients", "ähnlich 👩‍👧", "#2004"] { _ = history.add(line) }
        for history in [history, TypedHistory()] { #expect(TypedHistory(reading: history.bytes) == history) }
    }

    @Test(
        arguments: [[0xFF], Array("a\u{1B}c".utf8), Array("home\r\nbook".utf8), Array("a\nb\n".utf8) + [0]] as [[UInt8]]
    )
    func `damaged bytes are no lines`(bytes: [UInt8]) {
        #expect(TypedHistory(reading: Data(bytes)) == nil)
    }

    @Test func `more and longer lines than are kept were not stored here`() {
        let many = (0...TypedHistory.maxCount).map { "\($0)" }.joined(separator: "\n")
        for text in [many, String(repeating: "x", count: 201)] {
            #expect(TypedHistory(reading: Data(text.utf8)) == nil)
        }
    }
}
