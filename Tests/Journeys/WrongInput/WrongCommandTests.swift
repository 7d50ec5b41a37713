import Testing

/// A wrong command is reported in one line on standard error, has its exit code, and changes nothing.
@Suite nonisolated struct WrongCommandTests {
    /// The typed line, the message, and the exit code.
    private static let typed: [(String, String, Int32)] = [
        ("dance", "This is no command, and nothing on this screen is called that. “help” lists the commands.", 64),
        ("press 99", "This is no command, and nothing on this screen is called that. “help” lists the commands.", 64),
        ("go nowhere", "The sections are: \(sections).", 64),
        ("back", "There is nothing to go back to: this is where the section starts.", 64),
        (":set", "“set” needs the name of a field: set FIELD VALUE.", 64),
        ("set", "“set” can mean: the command, 11 Settings. Type “:set” for the command, or the number.", 64),
        (
            "open clinic://nowhere",
            "“clinic://nowhere” was not opened: “nowhere” (character 10) was not understood. "
                + "“routes” lists the links that there are.",
            65
        ),
        (
            "open javascript:alert(1)",
            "“javascript:alert(1)” was not opened: links start with clinic:// or https://clinic.example/, "
                + "not with “javascript:”. "
                + "“routes” lists the links that there are.", 65
        ),
        (
            "open clinic://orders/%zz",
            "“clinic://orders/%zz” was not opened: the percent-encoding of “%zz” (character 17) is broken. "
                + "“routes” lists the links that there are.", 65
        ),
        (
            "open clinic://" + String(repeating: "a", count: 5_000),
            "“clinic://" + String(repeating: "a", count: 50) + "…” was not opened: it is longer than 2048 bytes. "
                + "“routes” lists the links that there are.", 65
        ),
    ]

    private static let sections = [
        "Home", "Appointments", "Patients", "Orders", "Catalog", "Music",
    ].joined(separator: ", ")

    @Test func `a wrong line is answered with what to do, and the place stays`() throws {
        for (line, message, code) in Self.typed {
            try PreparedClinic.with { folder in
                let before = try ClinicFile(in: folder).contents
                let run = try Self.run([], folder, [line])
                #expect(run.errors == "clinic: \(message)\n")
                #expect(run.code == code, "\(line.prefix(40))")
                #expect(run.breadcrumbs == ["Home"], "\(line.prefix(40))")
                #expect(try ClinicFile(in: folder).contents == before)
            }
        }
    }

    @Test func `an ambiguous name lists what it can mean, with numbers to type`() throws {
        try PreparedClinic.with { folder in
            let run = try Self.run([], folder, ["go orders", "#104", "6"])
            let lines = run.errors.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(run.errors.hasPrefix("clinic: “#104” can mean: 2 #1044"), "\(run.errors)")
            #expect(run.errors.hasSuffix(". Type the number.\n"))
            #expect(run.code == 64)
            #expect(run.breadcrumbs == ["Home", "Orders", "Orders › #1040"])
        }
    }

    @Test func `an unknown order is reported on its screen, with a way back`() throws {
        try PreparedClinic.with { folder in
            let shown = try Self.run(["open", "clinic://orders/9999"], folder)
            #expect(shown.code == 66)
            let run = try Self.run([], folder, ["open clinic://orders/9999", "back"])
            #expect(run.code == 66)
            #expect(run.breadcrumbs == ["Home", "Orders › #9999", "Orders"])
            for output in [shown.output, run.output] {
                #expect(output.contains("Order #9999 does not exist."))
                #expect(output.contains("Check the number, or go back to the list."))
            }
        }
    }

    /// The options and words, their message, and the exit code.
    private static let arguments: [([String], String, Int32)] = [
        (["--bogus"], "There is no option “--bogus”. See clinic --help.", 64),
        (["dance"], "There is no command “dance” with these arguments. See clinic --help.", 64),
        (["--width", "7"], "--width takes a number from 20 to 400, not “7”. See clinic --help.", 64),
        (["--format", "html"], "--format takes one of text, linear, json, csv, not “html”. See clinic --help.", 64),
        (["--now", "noon"], "--now takes a time such as 2026-03-02T09:12:00Z, not “noon”. See clinic --help.", 64),
        (
            ["--now", "2026-02-30T00:00:00Z"],
            "There is no time “2026-02-30T00:00:00Z”; --now takes one such as 2026-03-02T09:12:00Z. See clinic --help.",
            64
        ),
        (["--terminal", "100"], "--terminal takes a number from 1 to 99, not “100”. See clinic --help.", 64),
        (["--memory"], "--data and --memory exclude each other. See clinic --help.", 64),
        (["open"], "“open” takes one link, such as clinic open clinic://home. See clinic --help.", 64),
        (["--\u{1B}[2J"], #"There is no option “--\u{1B}[2J”. See clinic --help."#, 64),
    ]

    @Test func `a wrong command line is answered with what to do`() throws {
        try TemporaryFolder.with { folder in
            for (arguments, message, code) in Self.arguments {
                let run = try ClinicRun.of(arguments, in: folder, input: .null)
                #expect(run == ClinicRun(code: code, output: "", errors: "clinic: \(message)\n"))
            }
        }
    }

    @Test func `the message about a wrong command line has no control characters`() throws {
        for arguments in [["--data", "/dev/null/\u{1B}[2J"], ["--as", "ana\u{1B}[2J"]] {
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(
                ["--memory"].filter { _ in arguments.first != "--data" } + arguments, input: wire, errors: wire)
            try process.send("guess\n")
            #expect(try process.end() != 0)
            #expect(process.errors.contains(#"\u{1B}[2J"#), "\(process.errors)")
            #expect(!process.errors.contains("\u{1B}[2J"))
        }
    }

    private static func run(_ arguments: [String], _ folder: String, _ lines: [String] = []) throws -> ClinicRun {
        try ClinicRun.of(
            ["--as", "ana"] + arguments, in: folder, environment: FirstDialogue.environment, lines: lines)
    }
}
