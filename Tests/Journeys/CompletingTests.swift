import Foundation
import Testing

/// Completion at a real terminal: the hint, the keys that take it, and where there is none.
@Suite nonisolated struct CompletingTests {
    private static let grey = "\u{1B}[90m"

    @Test func `a hint follows the cursor, and is input only when it is taken`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always")
            try process.read("clinic> ")
            try process.send("ca")
            try process.read("\(Self.grey)talog\u{1B}[0m\u{1B}[11G")
            try process.send("\u{15}go cat")
            try process.read("\(Self.grey)alog")
            try process.send("\n")
            try process.read("The sections are")
            try process.send("go cat")
            try process.read("\(Self.grey)alog", times: 2)
            try process.send("\u{5}\n")
            try process.read { $0.output.contains("▸Catalog◂") }
            try process.send("quit\n")
            #expect(try process.end() == 64)
        }
    }

    @Test func `Tab completes also what was typed ahead, and what the choices are is shown once`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "never")
            try process.send("go cat\t\ngo \t\t\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("▸Catalog◂"))
            #expect(process.errors.components(separatedBy: "go Appointments").count == 2)
            #expect(!process.errors.contains(Self.grey))
        }
    }

    @Test(arguments: [["--format", "linear"], ["--format", "json"], ["--accessible"]])
    func `other formats have no hint, and Tab completes for those that listen, too`(format: [String]) throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always", format)
            try process.send("go cat\t\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains(#/Screen: Catalog|"title":"Catalog"/#))
            #expect(!process.errors.contains(Self.grey))
        }
    }

    @Test func `those that listen are read the choices, a line each and as often as they ask, and nothing moves back`()
        throws
    {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always", ["--accessible"])
            try process.read("clinic> ")
            try process.send("go \t\t")
            try process.read("go Catalog\n", times: 2)
            try process.send("Ca\t\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("Screen: Catalog"))
            #expect(process.errors.contains("go Home\ngo Appointments\n"))
            let shown = process.errors.components(separatedBy: "clinic> ").dropFirst().joined()
            #expect(!shown.contains(#/\u{1B}\[[0-9;]*[A-HJKm]/#) && !shown.contains("\u{8}"))
        }
    }

    @Test func `those that listen bring earlier lines back, each on a row of its own`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always", ["--accessible"])
            try process.read("clinic> ")
            try process.send("go catalog\n")
            try process.read("clinic> ", times: 2)
            try process.send("go home\n")
            try process.read("clinic> ", times: 3)
            try process.send("\u{1B}[A\u{1B}[A\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.errors.contains("clinic> go home\nclinic> go catalog\n"))
            #expect(process.output.components(separatedBy: "Screen: Catalog").count == 3)
            #expect(!process.errors.contains("\u{8}"))
        }
    }

    @Test func `a part of a name is found as the person who is here, and the hint leads to the record`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always", ["--as", "ben"])
            try process.read("clinic> ")
            try process.send("papa")
            try process.read("\(Self.grey)  → patient 2004  Sofia Papadopoulou")
            try process.send("\u{1B}[C\n")
            try process.read { $0.output.contains("Patients › #2004") }
            try process.send("papa\t")
            try process.read("tient 2004", times: 3)
            try process.send("\n")
            try process.read { $0.output.components(separatedBy: "Patients › #2004").count > 2 }
            try process.send(":history\nquit\n")
            #expect(try process.end() == 0)
            #expect(!process.output.contains("papa"))
        }
    }

    @Test func `a visitor is told of no record`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "always")
            try process.send("papa\t\nquit\n")
            #expect(try process.end() == 64)
            #expect(!process.errors.contains("Papadopoulou"))
        }
    }

    @Test func `a form asks for its fields, and Escape leaves it`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, color: "never", ["--as", "ben"])
            try process.read("clinic> ")
            try process.send("go patients\nregister a patient\nf\n")
            try process.read("Name: ")
            try process.send("Eva Lindström\n")
            try process.read("Born (yyyy-mm-dd): ")
            try process.send("1999\u{1B}")
            try process.read("clinic> ", times: 4)
            try process.send("quit\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("1 Name: Eva Lindström") && !process.output.contains("1999"))
        }
    }

    private static func start(_ folder: String, color: String, _ more: [String] = []) throws -> ClinicProcess {
        let wire = Wire.terminal(try PseudoTerminal())
        return try ClinicProcess(
            ["--now", "2026-03-02T09:12:00Z", "--width", "80", "--color", color, "--data", folder] + more,
            environment: FirstDialogue.environment.merging(["TERM": "xterm"]) { $1 }, input: wire, errors: wire)
    }
}
