import Testing

/// The conditions for coloured output.
@Suite nonisolated struct ColorTests {
    private static let onATerminal: [([String], [String: String], Bool)] = [
        ([], ["TERM": "xterm"], true), (["--color", "auto"], ["TERM": "xterm"], true),
        (["--color", "auto"], ["TERM": "xterm", "NO_COLOR": ""], true),
        (["--color", "auto"], ["TERM": "xterm", "NO_COLOR": "1"], false),
        (["--color", "auto"], ["TERM": "dumb"], false), (["--color", "never"], ["TERM": "xterm"], false),
        (["--color", "always"], ["TERM": "dumb", "NO_COLOR": "1"], true),
    ]

    @Test func `colour on a terminal follows --color, NO_COLOR and TERM`() throws {
        for (arguments, environment, isColored) in Self.onATerminal {
            try TemporaryFolder.with { folder in
                let screen = try PseudoTerminal()
                let process = try ClinicProcess(
                    ["--data", folder] + arguments, environment: environment, input: .null, output: .terminal(screen))
                #expect(try process.end() == 0)
                #expect(process.output.contains("\u{1B}[") == isColored, "\(arguments) \(environment)")
            }
        }
    }

    @Test(arguments: [("auto", false), ("never", false), ("always", true)])
    func `colour in a pipe is only for those who ask for it`(color: String, isColored: Bool) throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of(["--color", color], in: folder, environment: ["TERM": "xterm"])
            #expect(run.output.contains("\u{1B}[") == isColored)
        }
    }
}
