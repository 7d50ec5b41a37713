import Testing

/// Data with terminal control characters is shown as text, in every kind of output.
@Suite nonisolated struct HostileNameTests {
    private static let hostile = "Eve\u{1B}]2;owned\u{7}\u{1B}[2J\u{202E}\u{9B}31m\r\nRoot"
    private static let visible = #"Eve\u{1B}]2;owned\u{7}\u{1B}[2J\u{202E}\u{9B}31m\r\nRoot"#

    /// The places that show the name of a customer or of the author of a step.
    private static let lines = [
        "open clinic://home", "go orders", "#1043", "track", "back", "share", "back", "contact",
    ]

    @Test(arguments: ["text", "linear", "json"]) func `a name in the data cannot act`(format: String) throws {
        try PreparedClinic.with { folder in
            try Self.plant(in: folder)
            let run = try ClinicRun.of(
                ["--as", "ana", "--format", format, "--width", "120"], in: folder,
                environment: FirstDialogue.environment, lines: Self.lines)
            #expect(run.code == 0, "\(run.errors)")
            #expect(Self.dangers(in: run.output) == [])
            #expect(Self.dangers(in: run.errors) == [])
            let shown = format == "json" ? Self.visible.replacing(#"\"#, with: #"\\"#) : Self.visible
            #expect(run.output.contains(shown), "\(run.output)")
        }
    }

    @Test(arguments: [("xterm", true), ("dumb", false), (nil, false)])
    func `the window is named on a terminal that has a title`(kind: String?, isNamed: Bool) throws {
        try PreparedClinic.with { folder in
            try Self.plant(in: folder)
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"],
                environment: FirstDialogue.environment.merging(kind.map { ["TERM": $0] } ?? [:]) { $1 }, input: wire,
                errors: wire)
            try process.send((Self.lines + ["quit"]).map { "\($0)\n" }.joined())
            #expect(try process.end() == 0)
            #expect(process.errors.contains("\u{1B}]2;Clinic: Orders › #1043 › Tracking\u{7}") == isNamed)
            let titles = process.errors.matches(of: /\x1B\]2;Clinic: [^\x1B\x07]*\x07/)
            #expect(titles.isEmpty != isNamed)
            let own = /\x1B\]2;(Clinic: [^\x1B\x07]*)?\x07|\x1B\[\?(?:2004[hl]|(?:2026|1006|1000|1047)l|7h)|\x1B\[0m/
            #expect(Self.dangers(in: process.errors.replacing(own, with: "")) == [])
        }
    }

    @Test func `the window is not named where standard error is no terminal`() throws {
        try PreparedClinic.with { folder in
            let screen = try PseudoTerminal()
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder], environment: ["TERM": "xterm"], input: .null,
                output: .terminal(screen))
            #expect(try process.end() == 0)
            #expect(Self.dangers(in: process.output + process.errors) == [])
        }
    }

    private static func plant(in folder: String) throws {
        let text = hostile.unicodeScalars.map { "\($0.value)" }.joined(separator: ",")
        try ClinicFile(in: folder).run(
            """
            UPDATE orders SET customer = char(\(text));
            UPDATE order_event SET by = char(\(text));
            UPDATE order_line SET item = char(\(text));
            UPDATE seller SET name = char(\(text)), phone = char(\(text));
            UPDATE staff SET name = char(\(text));
            """)
    }

    /// The control characters that a terminal would obey, apart from line ends.
    private static func dangers(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            scalar != "\n" && scalar != "\r"
                && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
        }
    }
}
