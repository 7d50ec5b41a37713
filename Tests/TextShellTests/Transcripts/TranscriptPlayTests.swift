import Testing

@testable import TextShell

/// Playing a transcript: the workstation, the order, and the record.
@Suite @MainActor struct TranscriptPlayTests {
    @Test func `input reaches its workstation, and the output is written under it`() async throws {
        let actual = try await Self.played("@ a\n$ clinic\n@ b in x\n$ clinic -v\n> one\n@ a\n> two\n")
        #expect(
            actual.lines == [
                "@ a", "$ clinic", "a on “”", "@ b in x", "$ clinic -v", "b on “x”", "> one", "b heard one",
                "b ended", "! (exit 75)", "@ a", "> two", "a heard two", "a ended", "! (exit 75)", "",
            ])
    }

    @Test func `input after the end is left out`() async throws {
        let actual = try await Self.played("$ clinic\n> quit\n> more\n")
        #expect(
            actual.lines
                == ["$ clinic", "a on “”", "> quit", "! clinic: over", ""].map { $0.replacing("a on", with: " on") })
    }

    @Test func `a run ends where the next one begins`() async throws {
        let actual = try await Self.played("$ clinic\n$ clinic\n")
        #expect(actual.lines.filter { $0 == "! (exit 75)" }.count == 2)
    }

    @Test func `where places are checked, a line without one is not`() async throws {
        let actual = try await Self.played("% check places\n$ clinic\n> one\nwrong\n> two\n")
        #expect(actual.lines == ["% check places", "$ clinic", "> one", "Place of one", "> two", ""])
    }

    @Test func `where places are checked and there is none, what went wrong is written down`() async throws {
        let actual = try await Self.played("% check places\n$ clinic\n> one\nPlace of one\n> quit\nHome\n")
        #expect(
            actual.lines
                == ["% check places", "$ clinic", "> one", "Place of one", "> quit", "! clinic: over", ""])
        let ended = try await Self.played("% check places\n$ clinic\nHome\n")
        #expect(ended.lines == ["% check places", "$ clinic", "! (exit 75)", ""])
    }

    @Test func `where places are checked, the exit code is under the place, and notices are not`() async throws {
        let actual = try await Self.played("% check places\n$ clinic\n> one\nPlace of one\n")
        #expect(actual.lines == ["% check places", "$ clinic", "> one", "Place of one", "! (exit 75)", ""])
    }

    @Test func `settings before a run apply to it`() async throws {
        let host = EchoHost()
        let text = "% seed 9\n% width 40\n@ a\n% width 50\n% user ana\n$ X=1 clinic --stop"
        _ = await TranscriptPlay(of: try Self.transcript(text), on: host).actual()
        let usual = TranscriptLanguage.sample.usual
        #expect(host.runs.map(\.arguments) == [usual + ["--width", "40", "--width", "50", "--as", "ana", "--stop"]])
        #expect(host.runs.map(\.seed) == [9])
        #expect(host.runs.map(\.settings) == [["seed": "9", "width": "50", "user": "ana"]])
        #expect(host.runs.map(\.environment) == [["X": "1"]])
    }

    @Test func `a workstation takes in what others saved before each line`() async throws {
        let host = EchoHost()
        _ = await TranscriptPlay(of: try Self.transcript("@ a\n$ clinic\n> 1\n@ b\n$ clinic\n> 2\n@ a\n> 3"), on: host)
            .actual()
        #expect(host.updated == ["a", "b", "a"])
    }

    @Test func `a play that is stopped ends`() async throws {
        let host = EchoHost()
        let play = TranscriptPlay(of: try Self.transcript("$ clinic\n> one\n> two\n$ clinic"), on: host)
        host.onLine = { play.stop() }
        let actual = await play.actual()
        #expect(host.runs.count == 1)
        #expect(actual.lines.prefix(2) == ["$ clinic", " on “”"])
    }

    @Test(.timeLimit(.minutes(60)))
    func `a play that is stopped during an exchange of workstations ends`() async throws {
        let host = EchoHost()
        let play = TranscriptPlay(of: try Self.transcript("$ clinic\n> one\n> two\n"), on: host)
        host.onUpdate = {
            play.stop()
            for _ in 0..<20 { await Task.yield() }
        }
        let actual = await play.actual()
        #expect(actual.lines.prefix(2) == ["$ clinic", " on “”"])
        #expect(host.updated == [""])
    }

    @Test func `a play that is stopped waits until the programs have ended`() async throws {
        let host = EchoHost()
        let text = "@ a\n$ clinic\n> one\n@ b\n$ clinic\n> two\n> three\n@ a\n> four"
        let play = TranscriptPlay(of: try Self.transcript(text), on: host)
        host.onLine = { if host.runs.count == 2 { play.stop() } }
        host.leaving = { for _ in 0..<20 { await Task.yield() } }
        _ = await play.actual()
        #expect(host.runs.count == 2)
        #expect(host.ended == 2)
    }

    private static func played(_ text: String) async throws -> Transcript {
        await TranscriptPlay(of: try transcript(text), on: EchoHost()).actual()
    }

    private static func transcript(_ text: String) throws -> Transcript {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return try Transcript([(1, lines)], in: .sample)
    }
}

/// A program that repeats its input.
private final class EchoHost: TranscriptHost {
    private(set) var runs: [TranscriptRun] = []
    private(set) var updated: [String] = []
    private(set) var ended = 0
    var onLine: () -> Void = {}
    var onUpdate: () async -> Void = {}
    var leaving: () async -> Void = {}

    func run(_ run: TranscriptRun, at terminal: String, _ conversation: TranscriptConversation) async -> ExitCode {
        runs.append(run)
        try? conversation.write("\(terminal) on “\(run.store)”\n")
        while let line = await conversation.line(prompt: "") {
            if line == "quit" {
                conversation.notify("over")
                return .ok
            }
            try? conversation.write("\(terminal) heard \(line)\n")
            conversation.title("Place of \(line)")
            onLine()
        }
        try? conversation.write("\(terminal) ended")
        await leaving()
        ended += 1
        return .temporaryFailure
    }

    func bringUpToDate(terminal: String) async {
        updated.append(terminal)
        await onUpdate()
    }
}
