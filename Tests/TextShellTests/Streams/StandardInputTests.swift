import Foundation
import Testing
import TextShell

/// The process has one standard input, so these tests take turns with it.
@Suite("Lines from standard input", .serialized) @MainActor
struct StandardInputTests {
    @Test("A pipe's lines come one by one, the last one also without its end, then nothing more")
    func lines() async throws {
        let pipe = try Pipe()
        try pipe.write("one\n\ntwo\r\nZoë\nlast".utf8)
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput()
            #expect(!input.isTerminal)
            var lines: [String] = []
            while let line = await input.line(prompt: "not shown") { lines.append(line) }
            #expect(lines == ["one", "", "two\r", "Zoë", "last"])
            #expect(await input.line(prompt: "") == nil)
        }
    }

    @Test("A pipe's secret is its next line")
    func secret() async throws {
        let pipe = try Pipe()
        try pipe.write("ana\ns3cret\n".utf8)
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput()
            #expect(await input.line(prompt: "") == "ana")
            #expect(await input.secret(prompt: "not shown") == "s3cret")
        }
    }

    @Test("A line may be longer than one read and hold bytes that are no text")
    func bytes() async throws {
        let pipe = try Pipe()
        try pipe.write([UInt8](repeating: UInt8(ascii: "x"), count: 10_000) + [0xFF, 0x0A, 0x41, 0x0A])
        pipe.end()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput()
            #expect(await input.line(prompt: "") == String(repeating: "x", count: 10_000) + "\u{FFFD}")
            #expect(await input.line(prompt: "") == "A")
        }
    }

    @Test("Closing ends a wait, and there are no lines afterwards")
    func close() async throws {
        let pipe = try Pipe()
        try await withStandardInput(pipe.reading) {
            let input = StandardInput()
            let line = Outcome { await input.line(prompt: "") == nil }
            input.close()
            #expect(await line.soon() == true)
            try pipe.write("late\n".utf8)
            #expect(await input.line(prompt: "") == nil)
            #expect(await input.secret(prompt: "") == nil)
        }
        pipe.end()
    }

    @Test("At a terminal a secret is typed unseen, also when it was typed ahead")
    func terminal() async throws {
        let terminal = try PseudoTerminal()
        try terminal.type("ahead\n")
        try await withStandardInput(dup(terminal.program)) {
            let input = StandardInput()
            #expect(input.isTerminal)
            let secret = Task.immediate { await input.secret(prompt: "") }
            #expect(!terminal.echoes)
            #expect(await secret.value == "ahead")
            #expect(terminal.echoes)
        }
    }

    @Test("A terminal shows again what is typed when the question for a secret is called off")
    func calledOff() async throws {
        let terminal = try PseudoTerminal()
        try await withStandardInput(dup(terminal.program)) {
            let input = StandardInput()
            let isOver = Outcome { await input.secret(prompt: "") == nil }
            #expect(!terminal.echoes)
            input.close()
            #expect(await isOver.soon() == true)
            #expect(terminal.echoes)
        }
        try terminal.type("\n")
    }
}
