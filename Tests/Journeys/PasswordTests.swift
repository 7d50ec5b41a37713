import Testing

/// A password is never visible, whatever its source.
@Suite nonisolated struct PasswordTests {
    @Test func `the prompt of the form takes the password unseen`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let terminal = try PseudoTerminal()
            let process = try Self.start([], folder, terminal)
            try process.send("go orders\nset user ana\nset password\n")
            try process.read { $0.errors.contains("Password: ") }
            #expect(!terminal.echoes)
            try process.send("\(ClinicRun.password)\n")
            try process.send("sign in\nquit\n")
            #expect(try process.end() == 0)
            #expect(terminal.echoes)
            #expect(process.output.contains("Ana Ruiz, pharmacist"))
            #expect(!process.errors.contains(ClinicRun.password) && !process.output.contains(ClinicRun.password))
        }
    }

    @Test func `the prompt at the start takes the password unseen`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let terminal = try PseudoTerminal()
            let process = try Self.start(["--as", "ana"], folder, terminal)
            try process.read { $0.errors.contains("Password of ana: ") }
            #expect(!terminal.echoes)
            try process.send("\(ClinicRun.password)\nquit\n")
            #expect(try process.end() == 0)
            #expect(terminal.echoes)
            #expect(process.output.contains("Ana Ruiz, pharmacist"))
            #expect(!process.errors.contains(ClinicRun.password))
        }
    }

    @Test func `a password comes from a file descriptor or from the environment`() throws {
        try TemporaryFolder.with { folder in
            let tracking = ["open clinic://orders/1042/tracking"]
            let file = try ClinicRun.of(
                ["--as", "ana", "--password-fd", "\(ClinicProcess.passwordFile)"], in: folder, lines: tracking,
                password: ClinicRun.password)
            #expect(file.breadcrumbs == ["Home", "Orders › #1042 › Tracking"])
            try TemporaryFolder.with { folder in
                let variable = try ClinicRun.of(
                    ["--as", "ana"], in: folder, environment: FirstDialogue.environment, lines: tracking)
                #expect(variable.output == file.output)
            }
        }
    }

    @Test func `a password on standard input is the first line, and commands follow`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of(
                ["--as", "ana", "--password-fd", "0"], in: folder, lines: [ClinicRun.password, "go orders"])
            #expect(run.breadcrumbs == ["Home", "Orders"])
            #expect(run.code == 0)
        }
    }

    @Test func `for a visitor the same script ends at the sign-in`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder, lines: ["open clinic://orders/1042/tracking"])
            #expect(run.breadcrumbs == ["Home", "Sign in"])
            #expect(run.code == 0)
        }
    }

    private static func start(
        _ arguments: [String], _ folder: String, _ terminal: PseudoTerminal
    ) throws -> ClinicProcess {
        try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + arguments, input: .terminal(terminal), errors: .terminal(terminal))
    }
}
