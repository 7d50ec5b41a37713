import Testing
import TextShell

@MainActor @Suite("Progress")
struct ProgressLineTests {
    @Test func `on a terminal one line is written over, and taken away at the end`() {
        let output = Watched(isWatched: true)
        let line = ProgressLine(output: output)
        line.say("1 of 3", step: 0)
        line.say("2 of 3", step: 0)
        line.end()
        line.end()
        #expect(output.said == ["~1 of 3", "~2 of 3", "~"])
    }

    @Test func `elsewhere each step is a separate line, written once`() {
        let output = Watched(isWatched: false)
        let line = ProgressLine(output: output)
        for (words, step) in [("1 of 9", 0), ("2 of 9", 0), ("5 of 9", 1), ("9 of 9", 2), ("9 of 9", 2)] {
            line.say(words, step: step)
        }
        line.end()
        #expect(output.said.filter { $0 != "~" } == ["1 of 9", "5 of 9", "9 of 9"])
    }

    @Test func `for those who listen a terminal is no other: nothing is written over`() {
        let output = Watched(isWatched: true)
        let line = ProgressLine(output: AppendedOutput(output))
        for (words, step) in [("1 of 9", 0), ("2 of 9", 0), ("5 of 9", 1)] { line.say(words, step: step) }
        line.end()
        #expect(output.said == ["1 of 9", "5 of 9"])
    }

    @Test func `progress without a line erases nothing`() {
        let output = Watched(isWatched: true)
        ProgressLine(output: output).end()
        #expect(output.said.isEmpty)
    }
}

/// An output that keeps its messages, with a mark before progress.
private final class Watched: ShellOutput {
    let isWatched: Bool
    private(set) var said: [String] = []

    init(isWatched: Bool) {
        self.isWatched = isWatched
    }

    func write(_ text: String) throws(OutputClosed) { said.append(text) }
    func progress(_ text: String) { said.append("~\(text)") }
    func notify(_ line: String) { said.append(line) }
}
