import Foundation
import Testing

/// The same dialogue typed at a terminal, piped, and under every locale: equal bytes on standard output.
@Suite nonisolated struct TypedDialogueTests {
    /// The output of the piped dialogue, made once.
    private static let usual = Result {
        try TemporaryFolder.with { try FirstDialogue.piped(in: $0).map(\.output) }
    }

    @Test func `a restart asks to sign in, and then shows the place that was left`() throws {
        try TemporaryFolder.with { folder in
            let runs = try FirstDialogue.piped(in: folder)
            #expect(runs.map(\.code) == [0, 0])
            #expect(
                runs.first?.breadcrumbs.suffix(3) == ["Orders › #1042", "Orders › #1042 › Tracking", "Orders › #1042"])
            #expect(runs.last?.breadcrumbs.first == "Sign in")
            #expect(runs.last?.breadcrumbs.last == "Orders › #1042")
            #expect(runs.last?.errors == "")
        }
    }

    @Test func `typed at a terminal it writes the bytes that it writes when piped`() throws {
        let piped = try Self.usual.get().joined()
        try TemporaryFolder.with { folder in
            let file = "\(folder).out"
            for lines in FirstDialogue.runs {
                let terminal = try PseudoTerminal()
                let wire = Wire.terminal(terminal)
                let process = try ClinicProcess(
                    ClinicRun.fixed + ["--data", folder], environment: FirstDialogue.environment, input: wire,
                    output: .file(file), errors: wire)
                try process.send(lines.map { "\($0)\n" }.joined())
                #expect(try process.end() == 0)
                #expect(process.errors.contains("clinic> "))
            }
            let typed = try #require(FileManager.default.contents(atPath: file))
            #expect(String(decoding: typed, as: UTF8.self) == piped)
        }
    }

    @Test(arguments: [100, 40]) func `a terminal's width is taken where none is given`(width: Int) throws {
        let piped = try TemporaryFolder.with { folder in
            try ClinicRun.of(["--width", "\(width)"], in: folder, lines: ["go orders", "quit"]).output
        }
        try TemporaryFolder.with { folder in
            let (keyboard, screen) = (try PseudoTerminal(), try PseudoTerminal(width: width))
            let process = try ClinicProcess(
                ["--color", "never", "--now", "2026-03-02T09:12:00Z", "--data", folder], input: .terminal(keyboard),
                output: .terminal(screen), errors: .terminal(keyboard))
            try process.send("go orders\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output == piped)
        }
    }

    @Test(arguments: [
        ["LANG": "C", "LC_ALL": "C"], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Pacific/Kiritimati"],
        ["TERM": "dumb"], ["TERM": "xterm"], ["COLUMNS": "40", "LINES": "10"], ["NO_COLOR": "1"],
    ])
    func `locale, time zone and terminal change nothing`(environment: [String: String]) throws {
        let other = try TemporaryFolder.with { folder in
            try FirstDialogue.piped(in: folder, environment: environment).map(\.output)
        }
        #expect(try Self.usual.get() == other)
    }
}
