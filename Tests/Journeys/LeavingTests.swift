import Foundation
import Testing

/// A draft is never lost without a question, in any way of leaving.
@Suite nonisolated struct LeavingTests {
    private static let draft = ["open clinic://settings", "set width 60"]
    private static let question = "Something you typed is not saved yet."

    @Test func `Ctrl-C clears what was typed first, and on an empty line ends with 130`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            try process.read("clinic> ")
            try process.send("quit")
            try process.read("quit")
            try process.send(Keys.interrupt)
            try process.read("clinic> ", times: 2)
            try process.send("\n")
            try process.read("clinic> ", times: 3)
            try process.send(Keys.interrupt)
            #expect(try process.end() == 130)
        }
    }

    @Test(arguments: zip([Keys.interrupt, Keys.end], [Int32(130), 0]))
    func `a key that leaves asks about drafts, as quit does, and leaves when it is pressed again`(
        key: String, code: Int32
    ) throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            try process.read("clinic> ")
            try process.send(Self.draft.map { "\($0)\n" }.joined())
            try process.read("clinic> ", times: 3)
            try process.send(key)
            try process.read(Self.question)
            try process.read("clinic> ", times: 4)
            try process.send("history\n")
            try process.read("clinic> ", times: 5)
            try process.send(key)
            try process.read(Self.question, times: 2)
            try process.read("clinic> ", times: 6)
            try process.send(key)
            #expect(try process.end() == code)
            #expect(!process.errors.contains("Not saved: "))
        }
    }

    @Test func `Ctrl-C at a question leaves the question`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            try process.read("clinic> ")
            try process.send("go orders\nset password\n")
            try process.read("Password: ")
            try process.send("half\(Keys.interrupt)")
            try process.read("Password: ", times: 2)
            try process.send(Keys.interrupt)
            try process.read("clinic> ", times: 3)
            try process.send("quit\n")
            #expect(try process.end() == 0)
            #expect(!process.errors.contains("half"))
        }
    }

    @Test func `the end of a pipe reports unsaved drafts, and ends with 75, without a quit`() throws {
        try TemporaryFolder.with { folder in
            let run = try ClinicRun.of([], in: folder, lines: Self.draft)
            #expect(run.code == 75)
            #expect(run.errors.contains("Not saved: Settings."))
            let next = try ClinicRun.of([], in: folder, lines: ["quit", "quit"])
            #expect(next.code == 0 && next.errors.contains(Self.question) && next.output.contains("Width: 60"))
        }
    }

    private static func start(_ folder: String) throws -> ClinicProcess {
        let wire = Wire.terminal(try PseudoTerminal())
        return try ClinicProcess(
            ClinicRun.fixed + ["--data", folder], environment: ["TERM": "xterm"], input: wire, errors: wire)
    }
}
