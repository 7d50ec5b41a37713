import Foundation
import Testing

/// Lines that are typed blind, faster than screens come: each is carried out in order, as on a pipe.
@Suite nonisolated struct TypedAheadTests {
    /// Lines that go about, fill in, search, leave, and are refused.
    private static let round = [
        "go patients", "search ana", "1", "ana ru", "search 2004", "#2004", "back", "search", "register a patient",
        "fill", "Eva Lindström", "1999-12-31", "", "", "-", "nothing like this", ".", "set phone 12", "back",
        "discard it", "nothing", "go orders", "#1042", "track", "back", "undo", "redo", "home", "", "press nothing",
    ]

    @Test func `a thousand lines typed blind give what they give on a pipe`() throws {
        let lines = (0..<33).flatMap { _ in Self.round } + Array(repeating: "home", count: 10) + ["quit", "quit"]
        let piped = try TemporaryFolder.with { folder in
            try ClinicRun.of(["--as", "ben"], in: folder, environment: FirstDialogue.environment, lines: lines)
        }
        let typed = try Self.typed(lines.map { "\($0)\n" }.joined())
        #expect(typed.code == piped.code)
        #expect(typed.output == piped.output)
        #expect(Self.refusals(typed.errors) == Self.refusals(piped.errors))
    }

    @Test func `a paste of ten megabytes is refused as a line, and the lines after it are carried out`() throws {
        let paste = Keys.paste(String(repeating: "a line of a paste\n", count: 600_000))
        let typed = try Self.typed("\(paste)\ngo catalog\nquit\n")
        #expect(typed.code == 65)
        #expect(typed.output.contains("▸Catalog◂"))
        #expect(typed.errors.contains("A line longer than 65536 bytes was left out."))
    }

    @Test func `keys that come in one rush are all taken`() throws {
        let word = String(repeating: "abcdefgh ", count: 1200)
        let typed = try Self.typed("go patients\nregister a patient\nset name \(word)z\u{1B}[D\u{7F}y\nquit\nquit\n")
        // It is shown after the line, and again where leaving would lose it.
        #expect(typed.output.matches(of: #/[a-h]{8}/#).count == 2400)
        #expect(typed.output.contains("abcdefghyz"))
    }

    private static func typed(_ text: String) throws -> ClinicRun {
        try TemporaryFolder.with { folder in
            let file = "\(folder).out"
            defer { unlink(file) }
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ben"],
                environment: FirstDialogue.environment.merging(["TERM": "xterm"]) { $1 }, input: wire,
                output: .file(file), errors: wire)
            try process.read("clinic> ")
            Typist.type(text, at: terminal.ours)
            let code = try process.end()
            let output = FileManager.default.contents(atPath: file) ?? Data()
            return ClinicRun(code: code, output: String(decoding: output, as: UTF8.self), errors: process.errors)
        }
    }

    /// The number of words about lines that were not understood, without their echo.
    private static func refusals(_ errors: String) -> Int {
        errors.components(separatedBy: "This is no command").count
    }
}
