import Foundation
import Testing

/// A password prompt never echoes, whatever stops and continues the process, and the terminal is restored whatever
/// ends it.
@Suite nonisolated struct StopTests {
    @Test(arguments: [true, false])
    func `after a stop and a continue a password is typed unseen, at a prompt that is there again`(
        atStart: Bool
    ) throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.asked(atStart: atStart, folder)
            kill(process.id, SIGSTOP)
            terminal.becomeUsual()
            kill(process.id, SIGCONT)
            try process.read("assword\(atStart ? " of ana" : ""): ", times: 2)
            #expect(!terminal.echoes)
            try process.send("\(ClinicRun.password)\n")
            try process.read("clinic> ", times: atStart ? 1 : 3)
            try process.send("quit\n")
            #expect(try process.end() == 0)
            #expect(terminal.echoes)
            #expect(!process.errors.contains(ClinicRun.password))
        }
    }

    @Test func `Ctrl-Z gives the terminal back, and fg takes it again and asks again`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], input: wire, errors: wire, ownsTerminal: true,
                through: ["/bin/bash", "-m", "-c", #""$0" "$@"; echo stopped >&2; read -r; fg >&2; exit $?"#])
            try process.read("Password of ana: ")
            #expect(!terminal.echoes)
            try process.send(Keys.stop)
            try process.read("stopped")
            #expect(terminal.echoes)
            try process.send("\n")
            try process.read("Password of ana: ", times: 2)
            #expect(!terminal.echoes)
            try process.send("\(ClinicRun.password)\n")
            try process.read("clinic> ")
            try process.send("quit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("Ana Ruiz, pharmacist"))
            #expect(!process.errors.contains(ClinicRun.password))
        }
    }

    @Test func `what was typed before a stop is there after it`() throws {
        try TemporaryFolder.with { folder in
            let terminal = try PseudoTerminal()
            let process = try Self.start([], folder, terminal)
            try process.read("clinic> ")
            try process.send("go cat")
            try process.read("go cat")
            kill(process.id, SIGSTOP)
            kill(process.id, SIGCONT)
            try process.read("clinic> go cat")
            try process.send("alog\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("Catalog"))
        }
    }

    @Test(arguments: [SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGINT, SIGTERM])
    func `whatever ends the process, the terminal is as it was`(signal: Int32) throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.asked(atStart: true, folder)
            kill(process.id, signal)
            _ = try process.end()
            #expect(terminal.echoes)
            #expect(process.errors.contains("\u{1B}[?2004h"))
            #expect(process.errors.contains("\u{1B}[?2004l"))
        }
    }

    /// A process that asks for a password.
    private static func asked(atStart: Bool, _ folder: String) throws -> (PseudoTerminal, ClinicProcess) {
        _ = try ClinicRun.of([], in: folder)
        let terminal = try PseudoTerminal()
        let process = try start(atStart ? ["--as", "ana"] : [], folder, terminal)
        if !atStart { try process.send("go orders\nset password\n") }
        try process.read(atStart ? "Password of ana: " : "Password: ")
        #expect(!terminal.echoes)
        return (terminal, process)
    }

    private static func start(
        _ arguments: [String], _ folder: String, _ terminal: PseudoTerminal
    ) throws -> ClinicProcess {
        let wire = Wire.terminal(terminal)
        return try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + arguments, environment: ["TERM": "xterm"], input: wire, errors: wire)
    }
}
