import Foundation
import Testing

/// `clinic run` as a process: its streams and its exit codes.
@Suite nonisolated struct RunCommandTests {
    private static let scripts = "\(TranscriptFile.repository)Tests/Journeys/Scripts"

    @Test func `the scripts play as written, and only that is reported`() throws {
        let run = try Self.run([Self.scripts])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.hasSuffix(" files: all go as they are written.\n"))
        #expect(run.output.count { $0 == "\n" } == 1)
        #expect(run.errors == "")
    }

    @Test(arguments: ["booking", "last-piece", "refund", "json", "linear", "sign-in-gate", "wrong-input"])
    func `a line that is no longer true is found in its file`(name: String) throws {
        try TemporaryFolder.with { folder in
            let text = try String(contentsOfFile: "\(Self.scripts)/\(name).clinic", encoding: .utf8)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let index = try #require(lines.indices.last { !lines[$0].isEmpty && !lines[$0].contains(#/^[#%$>@]/#) })
            lines[index] = "something else"
            let file = "\(folder).clinic"
            try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: file))
            let run = try Self.run([file])
            #expect(run.code == 1)
            #expect(run.output.contains("\(file):\(index + 1): not what happens:\n"))
            #expect(run.output.contains("│-something else\n"))
            #expect(run.errors == "")
        }
    }

    @Test func `a transcript can be piped, and a problem is reported with its exit code`() throws {
        let piped = try Self.run(["-"], lines: ["$ clinic --version", "clinic 0.0.0"])
        #expect(piped.code == 1)
        #expect(piped.output.hasPrefix("-:2: not what happens:\n"))
        let none = try Self.run([])
        #expect(none.code == 64)
        #expect(
            none.errors
                == "clinic: “run” takes files: clinic run FILE…; folders, too, and - for standard input. See clinic --help.\n"
        )
        #expect(try Self.run(["/nonexistent.clinic"]).code == 66)
        let unknown = try Self.run(["-"], lines: ["% colour red", "$ clinic"])
        #expect(unknown.code == 65)
        #expect(
            unknown.errors.hasPrefix("clinic: -:1: There is no setting “% colour”. The settings are: check, clock,"))
    }

    @Test func `at a terminal it says how far it is, and takes that away`() throws {
        let terminal = try PseudoTerminal()
        let process = try ClinicProcess(["run", Self.scripts], input: .null, errors: .terminal(terminal))
        #expect(try process.end() == 0)
        #expect(process.errors.contains("1 of "))
        #expect(process.errors.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `nothing is left behind, also after Ctrl-C`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let process = try ClinicProcess(["run", Self.scripts], environment: ["TMPDIR": folder], input: .null)
            #expect(try process.end() == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
            let terminal = try PseudoTerminal()
            let waiting = try ClinicProcess(
                ["run", Self.scripts, "-"], environment: ["TMPDIR": folder], input: .terminal(terminal),
                errors: .terminal(terminal), ownsTerminal: true)
            try waiting.read { $0.errors.contains("Ctrl-D") }
            try waiting.send("\u{3}")
            #expect(try waiting.end() == 130)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test func `nothing is left behind when Ctrl-C comes while a transcript is played`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let terminal = try PseudoTerminal()
            let playing = try ClinicProcess(
                ["run"] + Array(repeating: Self.scripts, count: 50), environment: ["TMPDIR": folder],
                input: .terminal(terminal), errors: .terminal(terminal), ownsTerminal: true)
            try playing.read { $0.errors.contains("2 of ") }
            try playing.send("\u{3}")
            #expect(try playing.end() == 130)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    private static func run(_ arguments: [String], lines: [String] = []) throws -> ClinicRun {
        let process = try ClinicProcess(["run"] + arguments)
        if !lines.isEmpty { try process.send(lines.map { "\($0)\n" }.joined()) }
        process.closeInput()
        return ClinicRun(code: try process.end(), output: process.output, errors: process.errors)
    }
}
