import Foundation
import Testing

/// Signals end the program cleanly, with the place saved and the terminal restored.
@Suite nonisolated struct SignalTests {
    @Test(arguments: zip([SIGINT, SIGTERM, SIGHUP], [Int32(130), 143, 143]))
    func `a signal while waiting for a line keeps the place`(
        number: Int32, code: Int32
    ) throws {
        try TemporaryFolder.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: FirstDialogue.environment)
            try process.send("open clinic://orders/1042\n")
            try process.read { $0.output.contains("Orders › #1042") }
            kill(process.id, number)
            #expect(try process.end() == code)
            let next = try ClinicRun.of(["--as", "ana"], in: folder, environment: FirstDialogue.environment)
            #expect(next.breadcrumbs == ["Orders › #1042"])
        }
    }

    @Test func `the place is saved when the output is closed`() throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: FirstDialogue.environment)
            try process.send("open clinic://orders/1042\n")
            try process.read { $0.output.contains("Orders › #1042") }
            process.closeOutput()
            try process.send("track\n")
            #expect(try process.end() == 141)
            let next = try ClinicRun.of(["--as", "ana"], in: folder, environment: FirstDialogue.environment)
            #expect(next.breadcrumbs == ["Orders › #1042 › Tracking"])
        }
    }

    @Test func `Ctrl-C at the prompt ends the program`() throws {
        try TemporaryFolder.with { folder in
            let terminal = try PseudoTerminal()
            let process = try Self.start([], folder, terminal)
            try process.read { $0.errors.contains("clinic> ") }
            try process.send("\u{3}")
            #expect(try process.end() == 130)
        }
    }

    @Test(arguments: [["--as", "ana"], ["--as", "ana", "open", "clinic://orders"]])
    func `Ctrl-C while a password is asked for gives the echo back`(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let terminal = try PseudoTerminal()
            let process = try Self.start(arguments, folder, terminal)
            try process.read { $0.errors.contains("Password of ana: ") }
            kill(process.id, SIGINT)
            #expect(try process.end() == 130)
            #expect(terminal.echoes)
        }
    }

    @Test func `Ctrl-C while the form asks for a password gives the echo back`() throws {
        try TemporaryFolder.with { folder in
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(ClinicRun.fixed + ["--data", folder], input: wire, errors: wire)
            try process.send("go orders\nset password\n")
            try process.read { $0.errors.contains("Password: ") }
            kill(process.id, SIGINT)
            #expect(try process.end() == 130)
            #expect(terminal.echoes)
        }
    }

    /// Starts the program with a controlling terminal for the first, and a plain one if its state is checked
    /// afterwards.
    private static func start(
        _ arguments: [String], _ folder: String, _ terminal: PseudoTerminal
    ) throws -> ClinicProcess {
        let wire = Wire.terminal(terminal)
        return try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + arguments, input: wire, errors: wire,
            ownsTerminal: arguments.isEmpty)
    }
}
