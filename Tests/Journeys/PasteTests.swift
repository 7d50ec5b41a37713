import Foundation
import Testing

/// A paste at a terminal is one value, and runs nothing.
@Suite nonisolated struct PasteTests {
    private static let hostile = "open clinic://orders/1041\npress Mark as paid\npress Mark as packed\n"

    @Test func `a paste of three commands changes nothing, not even with Enter after it`() throws {
        try TemporaryFolder.with { folder in
            let before = try Self.order(in: folder)
            let process = try Self.start(folder)
            try process.read("clinic> ")
            try process.send(Keys.paste(Self.hostile))
            try process.read("press Mark as paid press Mark as packed")
            #expect(!process.output.contains("Orders › #1041"))
            try process.send("\n")
            try process.read("clinic> ", times: 2)
            try process.send("quit\n")
            #expect(try process.end() == 65)
            #expect(try Self.order(in: folder) == before)
        }
    }

    @Test func `a paste at a question is its whole answer, and Enter gives it`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of([], in: folder)
            let process = try Self.start(folder, as: nil)
            try process.read("clinic> ")
            try process.send("go orders\nset user\n")
            try process.read("User name: ")
            try process.send("\(Keys.paste("ana\n"))\nset password\n")
            try process.read("Password: ")
            try process.send("\(Keys.paste("\(ClinicRun.password)\n"))\nsign in\nquit\n")
            #expect(try process.end() == 0)
            #expect(process.output.contains("Ana Ruiz, pharmacist"))
            #expect(!process.errors.contains(ClinicRun.password))
        }
    }

    @Test func `Ctrl-C drops a paste`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder)
            try process.read("clinic> ")
            try process.send("\u{1B}[200~quit\n\(Keys.interrupt)go catalog\n")
            try process.read { $0.output.contains("Catalog") }
            try process.send("quit\n")
            #expect(try process.end() == 0)
        }
    }

    @Test func `a terminal that is dumb gets no marks`() throws {
        try TemporaryFolder.with { folder in
            let process = try Self.start(folder, kind: "dumb")
            try process.read("clinic> ")
            try process.send("quit\n")
            #expect(try process.end() == 0)
            #expect(!process.errors.contains("\u{1B}"))
        }
    }

    private static func order(in folder: String) throws -> String {
        try ClinicRun.of(
            ["--as", "maya", "open", "clinic://orders/1041"], in: folder, environment: FirstDialogue.environment
        ).output
    }

    private static func start(
        _ folder: String, as user: String? = "ana", kind: String = "xterm"
    ) throws -> ClinicProcess {
        let wire = Wire.terminal(try PseudoTerminal())
        return try ClinicProcess(
            ClinicRun.fixed + ["--data", folder] + (user.map { ["--as", $0] } ?? []),
            environment: FirstDialogue.environment.merging(["TERM": kind]) { $1 }, input: wire, errors: wire)
    }
}
