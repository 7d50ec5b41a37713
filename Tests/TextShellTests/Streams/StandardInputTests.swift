import Foundation
import HeadlessUI
import Support
import Testing
import TextShell

/// The process has one standard input, so these tests take turns with it.
@Suite("Lines from standard input", .serialized) @MainActor
struct StandardInputTests {
    @Test func `a pipe's lines come one by one, the last one also without its end, then nothing more`() async throws {
        let pipe = try Pipe()
        try pipe.write("one\n\ntwo\r\nZoë\nlast".utf8)
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput(terminal: Terminal())
            #expect(!input.isTerminal)
            var lines: [String] = []
            while let line = try await input.line(prompt: "not shown") { lines.append(line) }
            #expect(lines == ["one", "", "two\r", "Zoë", "last"])
            let read1 = try await input.line(prompt: "")
            #expect(read1 == nil)
        }
    }

    @Test func `a pipe's secret is its next line`() async throws {
        let pipe = try Pipe()
        try pipe.write("ana\ns3cret\n".utf8)
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput(terminal: Terminal())
            let read2 = try await input.line(prompt: "")
            #expect(read2 == "ana")
            let read3 = try await input.secret(prompt: "not shown")
            #expect(read3 == "s3cret")
        }
    }

    @Test func `a line may be longer than one read and hold bytes that are no text`() async throws {
        let pipe = try Pipe()
        try pipe.write([UInt8](repeating: UInt8(ascii: "x"), count: 10_000) + [0xFF, 0x0A, 0x41, 0x0A])
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput(terminal: Terminal())
            let read4 = try await input.line(prompt: "")
            #expect(read4 == String(repeating: "x", count: 10_000) + "\u{FFFD}")
            let read5 = try await input.line(prompt: "")
            #expect(read5 == "A")
        }
    }

    @Test func `a line that is too long is left out whole, and the lines around it come`() async throws {
        let most = [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)
        let end = UInt8(ascii: "\n")
        try await withStandardInput(
            file(of: most + [end] + most + [0x78, end] + most + most + [end, 0x41, end] + most + most)
        ) {
            let input = StandardInput(terminal: Terminal())
            let read6 = try await input.line(prompt: "")
            #expect(read6?.utf8.count == most.count)
            for _ in 0..<2 { #expect(await failure(of: input) == Self.leftOut) }
            let read7 = try await input.line(prompt: "")
            #expect(read7 == "A")
            #expect(await failure(of: input) == Self.leftOut)
            let read8 = try await input.line(prompt: "")
            #expect(read8 == nil)
        }
    }

    @Test func `a session reports a skipped line once, continues, and ends with its code`() async throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
        try await withStandardInput(file(of: long + Array("\nhelp\n".utf8))) {
            let (scene, output) = (SampleScene.app(SampleModel()), RecordedOutput())
            let settings = ShellSettings(
                program: .sample, format: { ScreenFormat(.text, width: 40, theme: .none) }, stopsAtFailure: false,
                variable: { _ in nil })
            let input = StandardInput(terminal: Terminal())
            let session = ShellSession(scene: scene, input: input, output: output, settings: settings)
            #expect(await session.run() == .dataError)
            #expect(output.told == [Self.leftOut.message])
            #expect(output.written.last?.contains("quit, q, exit") == true)
        }
    }

    private static let leftOut = CommandFailure("A line longer than 65536 bytes was left out.", .dataError)

    private func failure(of input: StandardInput) async -> CommandFailure? {
        await #expect(throws: CommandFailure.self) { _ = try await input.line(prompt: "") }
    }

    @Test func `closing ends a wait, and there are no lines afterwards`() async throws {
        let pipe = try Pipe()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput(terminal: Terminal())
            let line = Outcome { (try? await input.line(prompt: "")) == nil }
            input.close()
            #expect(await line.soon() == true)
            try pipe.write("late\n".utf8)
            let read9 = try await input.line(prompt: "")
            #expect(read9 == nil)
            let read10 = try await input.secret(prompt: "")
            #expect(read10 == nil)
        }
        pipe.end()
    }

    @Test func `at a terminal a secret is typed unseen, also when it was typed ahead`() async throws {
        let terminal = try PseudoTerminal()
        try terminal.type("ahead\n")
        try await withStandardInput(dup(terminal.program)) {
            let input = StandardInput(terminal: Terminal())
            #expect(input.isTerminal)
            let secret = Task.immediate { try? await input.secret(prompt: "") }
            #expect(!terminal.echoes)
            #expect(await secret.value == "ahead")
            input.close()
            #expect(terminal.echoes)
        }
    }

    @Test func `a terminal echoes again when the question for a secret is cancelled`() async throws {
        let terminal = try PseudoTerminal()
        try await withStandardInput(dup(terminal.program)) {
            let input = StandardInput(terminal: Terminal())
            let isOver = Outcome { (try? await input.secret(prompt: "")) == nil }
            #expect(!terminal.echoes)
            input.close()
            #expect(await isOver.soon() == true)
            #expect(terminal.echoes)
        }
        try terminal.type("\n")
    }
}
