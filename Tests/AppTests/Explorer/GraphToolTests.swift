import Foundation
import Testing
import TextShell

/// `scripts/graph`.
@Suite struct GraphToolTests {
    private static func run(_ arguments: String...) async -> (code: ExitCode, written: String, told: [String]) {
        let output = GraphOutput()
        let code = await GraphTool(output: output).run(arguments)
        return (code, output.written, output.told)
    }

    @Test func `it writes the map, and nothing else, where all is well`() async throws {
        let run = await Self.run("--as", "visitor", "--depth", "1")
        #expect(run.code == .ok)
        #expect(run.told == [])
        #expect(run.written.hasPrefix("Sign in  (visitor)\n"))
        #expect(run.written.contains("home  (visitor)\n  go, orders, sign-in → Sign in\n"))
    }

    @Test func `an option and its value may be one word, and the format may be anywhere`() async throws {
        let run = await Self.run("--as=visitor", "dot", "--depth=1", "--now=2026-03-02T09:12:00Z")
        #expect(run.code == .ok)
        #expect(run.written.hasPrefix("digraph clinic {\n"))
    }

    @Test func `as JSON it is one document`() async throws {
        let run = await Self.run("--as=visitor", "json", "--depth=1")
        #expect(run.written.hasPrefix(#"{"schema":1,"command":"graph","exit":0,"failure":null,"#))
        #expect(run.written.contains(#""ways":[{"to":"Sign in","actions":["go","orders","sign-in"]}"#))
        #expect(try JSONSerialization.jsonObject(with: Data(run.written.utf8)) is [String: Any])
    }

    @Test(arguments: [
        (["--as", "nobody"], "“graph” explores as one of visitor, ben, chen, ana, maya, noor, not as “nobody”."),
        (["png"], "“graph” takes one of text, json, mermaid, dot, svg, not “png”."),
        (["svg", "dot"], "“graph” takes one format."), (["--depth"], "--depth needs a value."),
        (["--depth", "0"], "--depth takes a number from 1 to 99, not “0”."),
        (["--depth=deep"], "--depth takes a number from 1 to 99, not “deep”."),
        (["--now", "noon"], "--now takes a time such as 2026-03-02T09:12:00Z, not “noon”."),
        (["--memory"], "There is no option “--memory”."),
    ])
    func `what it does not understand it says in a line`(arguments: [String], line: String) async {
        let output = GraphOutput()
        let code = await GraphTool(output: output).run(arguments)
        #expect(code == .usage)
        #expect(output.told == ["\(line) See scripts/graph --help."])
        #expect(output.written == "")
    }

    @Test func `a closed output is not a finding`() async {
        let output = GraphOutput(isReaderGone: true)
        let code = await GraphTool(output: output).run(["--as", "visitor", "--depth", "1"])
        #expect(code == .outputClosed)
    }
}

/// An output that keeps the tool's text.
private final class GraphOutput: ShellOutput {
    private(set) var written = ""
    private(set) var told: [String] = []
    private let isReaderGone: Bool

    init(isReaderGone: Bool = false) {
        self.isReaderGone = isReaderGone
    }

    func write(_ text: String) throws(OutputClosed) {
        guard !isReaderGone else { throw OutputClosed(readerIsGone: true) }
        written += text
    }

    func notify(_ line: String) { told.append(line) }
}
