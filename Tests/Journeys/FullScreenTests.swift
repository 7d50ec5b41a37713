import Foundation
import Testing

/// The full screen at a real terminal: it opens, and however it ends, the terminal is as it was before.
@Suite nonisolated struct FullScreenTests {
    private static let opened = "\u{1B}[?1049h"
    private static let closed = "\u{1B}[?1049l"

    @Test func `clinic opens the full screen, keys work there, and quitting gives the terminal back`() throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.start(folder)
            try process.read { $0.output.contains("Welcome") && !terminal.echoes }
            #expect(process.output.contains(Self.opened))
            try process.send("\u{1B}5")
            try process.read { $0.output.contains("Wound care") }
            try process.send("q")
            #expect(try process.end() == 0)
            Self.isAsBefore(terminal, process)
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGUSR1, SIGALRM])
    func `a signal gives the terminal back`(number: Int32) throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.start(folder)
            try process.read { $0.output.contains("Welcome") }
            kill(process.id, number)
            #expect(try process.end() == [SIGINT: 130, SIGTERM: 143, SIGHUP: 143][number] ?? 1000 + number)
            Self.isAsBefore(terminal, process)
        }
    }

    @Test func `Ctrl-C is a key that ends it`() throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.start(folder)
            try process.read { $0.output.contains("Welcome") }
            try process.send(Keys.interrupt)
            #expect(try process.end() == 130)
            Self.isAsBefore(terminal, process)
        }
    }

    @Test func `after a kill that cannot be caught the next start repairs the terminal`() throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.start(folder)
            try process.read { $0.output.contains("Welcome") }
            kill(process.id, SIGKILL)
            _ = try process.end()
            #expect(!terminal.echoes)
            for arguments in [[], ["--inline"]] {
                let (_, next) = try Self.start(folder, at: terminal, arguments)
                try next.read { $0.output.contains("Welcome") }
                try next.send(arguments.isEmpty ? "q" : "quit\n")
                #expect(try next.end() == 0)
                #expect(terminal.echoes && terminal.state.c_lflag & tcflag_t(ICANON) != 0)
            }
        }
    }

    @Test func `Ctrl-Z gives the terminal back, and fg draws again`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            // The shell tells on a pipe of its own what it does, so that the terminal has one reader.
            let shell = #""$0" "$@"; echo stopped >&9; read -r; fg >&9; exit $?"#
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder], environment: ["TERM": "xterm", "SHELL_LINES": shell], input: wire,
                output: wire, ownsTerminal: true,
                through: ["/bin/bash", "-c", #"exec 9>&2 2>/dev/tty; exec bash -m -c "$SHELL_LINES" "$0" "$@""#])
            try process.read { $0.output.contains("Welcome") }
            try process.send(Keys.stop)
            try process.read("stopped")
            #expect(terminal.echoes)
            try process.read { $0.output.contains(Self.closed) }
            try process.send("\n")
            try process.read { $0.output.components(separatedBy: "Welcome").count > 2 }
            #expect(!terminal.echoes)
            try process.send("q")
            #expect(try process.end() == 0)
            #expect(terminal.echoes)
        }
    }

    @Test func `a window of another size is drawn again`() throws {
        try TemporaryFolder.with { folder in
            let (terminal, process) = try Self.start(folder)
            try process.read { $0.output.contains("Welcome") }
            var size = winsize(ws_row: 12, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(terminal.ours, UInt(TIOCSWINSZ), &size)
            kill(process.id, SIGWINCH)
            try process.read { $0.output.components(separatedBy: "Welcome").count > 2 }
            try process.send("q")
            #expect(try process.end() == 0)
        }
    }

    @Test(arguments: [["--inline"], ["--format", "linear"], ["--accessible"], ["--format", "json"]])
    func `another form, a dumb terminal and a pipe get one screen below the other`(arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            let (_, process) = try Self.start(folder, arguments)
            try process.read { $0.errors.contains("clinic> ") }
            try process.send("quit\n")
            #expect(try process.end() == 0)
            #expect(!(process.output + process.errors).contains(Self.opened))
            let (_, dumb) = try Self.start(folder, environment: ["TERM": "dumb"])
            try dumb.read { $0.errors.contains("clinic> ") }
            try dumb.send("quit\n")
            #expect(try dumb.end() == 0)
        }
    }

    private static func isAsBefore(_ terminal: PseudoTerminal, _ process: ClinicProcess) {
        let last = [opened, closed].map { process.output.range(of: $0, options: .backwards)?.lowerBound }
        #expect(terminal.echoes && terminal.state.c_lflag & tcflag_t(ICANON) != 0)
        #expect((last[0]).map { opened in last[1].map { opened < $0 } ?? false } ?? false)
        for mode in ["1000", "1006", "2004"] { #expect(process.output.contains("\u{1B}[?\(mode)l")) }
        #expect(process.output.contains("\u{1B}[?25h") && process.output.contains("\u{1B}[?7h"))
    }

    private static func start(
        _ folder: String, at terminal: PseudoTerminal? = nil, _ arguments: [String] = [],
        environment: [String: String] = ["TERM": "xterm"]
    ) throws -> (PseudoTerminal, ClinicProcess) {
        let terminal = try terminal ?? PseudoTerminal()
        let wire = Wire.terminal(terminal)
        let process = try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + arguments, environment: environment, input: wire, output: wire)
        return (terminal, process)
    }
}
