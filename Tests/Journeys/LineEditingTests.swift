import Foundation
import Testing

/// The line at a real terminal: editing, what comes back, and what never does.
@Suite nonisolated struct LineEditingTests {
    @Test func `a line is edited before it is sent`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            try process.read("clinic> ")
            // “og katalog”: the letters are exchanged, and a word is replaced.
            try process.send("og\u{14} katalog\u{17}catlog\u{1B}[D\u{1B}[D\u{1B}[Da\n")
            try process.read { $0.output.contains("Catalog") }
            try process.send("\u{1B}[A\u{17}orders\u{1B}[1;5D\u{1B}[3~O\n")
            try process.read { $0.output.contains("Orders") }
            try process.send("quit\n")
            #expect(try process.end() == 0)
        }
    }

    @Test func `what a person typed and cut comes back for them, and not for the next person`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, as: "ana")
            try process.read("clinic> ")
            try process.send("open clinic://orders/1042\n")
            try process.read { $0.output.contains("Orders › #1042") }
            try process.send("\u{12}1042")
            try process.read("earlier “1042”: open clinic://orders/1042")
            try process.send("\u{7}cut-by-ana")
            try process.read("cut-by-ana")
            try process.send("\u{15}home\nsign out\nsign out\n")
            try process.read { $0.output.contains("not signed in") }
            let before = process.errors
            try process.send("\u{19}\u{1B}[A\u{12}1042")
            try process.read("no earlier “1042”")
            try process.send("\u{7}\u{15}quit\n")
            _ = try process.end()
            let after = process.errors.dropFirst(before.count)
            #expect(!after.contains("cut-by-ana") && !after.contains("sign out") && !after.contains("orders/1042"))
        }
    }

    @Test func `lines of commands come back at the next start, even after kill -9, for who typed them alone`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, as: "ana")
            try process.read("clinic> ")
            try process.send("open clinic://orders/1042\nfind Zzyzx\nhome\n")
            try process.read("clinic> ", times: 4)
            kill(process.id, SIGKILL)
            _ = try process.end()
            for (user, found) in [("ana", "earlier “1042”: open clinic://orders/1042"), ("ben", "no earlier “1042”")] {
                let next = try Self.start(folder, as: user)
                try next.read("clinic> ")
                try next.send("\u{12}1042")
                try next.read(found)
                try next.send("\u{7}\u{15}quit\n")
                _ = try next.end()
            }
        }
    }

    @Test(arguments: [["TERM": "dumb"], [:]])
    func `a terminal that obeys nothing gets the characters alone`(environment: [String: String]) throws {
        try Self.gets("xy\u{8} \u{8}\n", in: environment, [])
    }

    @Test func `linear output gets the characters alone`() throws {
        try Self.gets("xy\u{8} \u{8}\n", in: ["TERM": "xterm"], ["--format", "linear"])
    }

    @Test func `a terminal gets few bytes for a key`() throws {
        try Self.gets("xy\u{8}\u{1B}[J\n", in: ["TERM": "xterm"], [])
    }

    @Test func `a window of another width has the line drawn again`() throws {
        try TemporaryFolder.with { folder in
            let terminal = try PseudoTerminal()
            let process = try Self.start(folder, at: terminal)
            try process.read("clinic> ")
            try process.send("some words")
            try process.read("some words")
            var size = winsize(ws_row: 24, ws_col: 12, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(terminal.ours, UInt(TIOCSWINSZ), &size)
            kill(process.id, SIGWINCH)
            try process.read("some words", times: 2)
            #expect(process.errors.contains("\r\u{1B}[Jclinic> some words"))
            try process.send("\u{3}quit\n")
            #expect(try process.end() == 0)
        }
    }

    @Test func `lines that are typed ahead are all carried out, in order`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            let count = 200
            try process.send((1...count).map { "nothing-\($0)\n" }.joined() + "quit\n")
            #expect(try process.end() == 64)
            let shown = process.errors.matches(of: #/clinic> nothing-(\d+)\n/#).compactMap { Int($0.1) }
            #expect(shown == Array(1...count))
            #expect(process.errors.matches(of: #/This is no command/#).count == count)
        }
    }

    /// Types two letters and takes one back.
    private static func gets(_ echo: String, in environment: [String: String], _ arguments: [String]) throws {
        try TemporaryFolder.with { folder in
            let process = try start(folder, environment: environment, arguments)
            try process.read("clinic> ")
            try process.send("x")
            try process.read("x")
            try process.send("y")
            try process.read("xy")
            try process.send("\u{7F}\n")
            try process.read("clinic> ", times: 2)
            #expect(process.errors.contains("clinic> \(echo)"))
            try process.send("quit\n")
            #expect(try process.end() == 64)
        }
    }

    private static func start(
        _ folder: String, as user: String? = nil, at terminal: PseudoTerminal? = nil,
        environment: [String: String] = ["TERM": "xterm"], _ arguments: [String] = []
    ) throws -> ClinicProcess {
        let wire = Wire.terminal(try terminal ?? PseudoTerminal())
        return try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + arguments + (user.map { ["--as", $0] } ?? []),
            environment: FirstDialogue.environment.merging(environment) { $1 }, input: wire, errors: wire)
    }
}
