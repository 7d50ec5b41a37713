import Testing

@testable import TextShell

/// Looking up what a line may become, with a store that is as slow as it likes.
@MainActor @Suite struct LineLookUpsTests {
    private let lookUps = LineLookUps()
    private let store = SlowStore()
    private let heard = Heard()

    @Test func `only the last of the lines that came meanwhile is looked up`() async {
        for line in ["a", "an", "ana"] { ask(line) }
        await store.answersNext()
        await store.answersNext()
        #expect(store.asked == ["a", "ana"])
        #expect(heard.lines == ["found ana"])
        #expect(!lookUps.isAsking)
    }

    @Test func `an answer that nobody waits for any more is dropped, and the next question gets its own`() async {
        ask("ana")
        lookUps.drop()
        #expect(!lookUps.isAsking)
        ask("ben")
        await store.answersNext()
        await store.answersNext()
        #expect(heard.lines == ["found ben"])
    }

    @Test func `the text to look up is a name, a number, or what follows find, and no other command`() {
        let rows: [(line: String, text: String?)] = [
            ("ana", "ana"), ("an", nil), ("10", "10"), ("1", nil), ("ana ru", "ana ru"), ("find ana", "ana"),
            ("FIND  ana", "ana"), ("find a", nil), ("set name ana", nil), (":ana", nil), ("search ana", nil),
            ("open clinic://x", nil), ("", nil), ("日本語", "日本語"), ("#2012", "#2012"), ("14.6.88", "14.6.88"),
        ]
        for row in rows { #expect(RecordWords.text(in: row.line) == row.text, "\(row.line)") }
    }

    private func ask(_ line: String) {
        lookUps.ask({ [store] in await store.find(line) }) { [heard] in heard.lines += $0.map(\.line) }
    }
}

@MainActor private final class Heard {
    var lines: [String] = []
}

/// A store whose answers come when a test lets them.
@MainActor private final class SlowStore {
    private(set) var asked: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func find(_ line: String) async -> [LineCandidate] {
        asked.append(line)
        await withCheckedContinuation { waiting.append($0) }
        return [LineCandidate("found \(line)")]
    }

    /// Waits until something is asked, answers it, and lets the answer be heard.
    func answersNext() async {
        while waiting.isEmpty { await Task.yield() }
        waiting.removeFirst().resume()
        for _ in 0..<5 { await Task.yield() }
    }
}
