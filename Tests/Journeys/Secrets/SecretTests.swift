import Foundation
import Testing

/// A password leaves no trace, whatever its source: the search covers every stream and file, also during the run.
@Suite nonisolated struct SecretTests {
    private static let search = SecretSearch(secret: "planted-9f3c-Öd-secret")
    private static var secret: String { search.secret }

    @Test func `the search finds a planted secret`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            try Data("x\(Self.secret)y".utf8).write(to: URL(filePath: "\(folder)/clinic.sqlite-wal"))
            #expect(Self.search.findings(in: folder) == ["clinic.sqlite-wal"])
        }
    }

    @Test func `a password typed at the prompts leaves no trace`() throws {
        try withSecretPassword { folder in
            let terminal = try PseudoTerminal()
            let wire = Wire.terminal(terminal)
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], input: wire, errors: wire)
            try Self.answer("Password of ana: ", of: process)
            try process.send("sign out\nsign out\nsign in\nset user ana\nset password\n")
            try Self.answer("Password: ", of: process)
            try process.send("sign in\n")
            try Self.expectNoTrace(of: process, in: folder, screen: "Ana Ruiz, pharmacist")
        }
    }

    @Test func `a password from a variable leaves no trace`() throws {
        try withSecretPassword { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder], environment: ["MINE": Self.secret])
            try process.send("set user ana\nset password @env:MINE\nsign in\n")
            try Self.expectNoTrace(of: process, in: folder, screen: "Ana Ruiz, pharmacist")
        }
    }

    @Test func `a password from the environment leaves no trace`() throws {
        try withSecretPassword { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: ["CLINIC_PASSWORD": Self.secret])
            try Self.expectNoTrace(of: process, in: folder, screen: "Ana Ruiz, pharmacist")
        }
    }

    @Test func `a password from a file descriptor leaves no trace`() throws {
        try withSecretPassword { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed
                    + ["--data", folder, "--as", "ana", "--password-fd", "\(ClinicProcess.passwordFile)"],
                password: Self.secret)
            try Self.expectNoTrace(of: process, in: folder, screen: "Ana Ruiz, pharmacist")
        }
    }

    @Test(arguments: ["text", "linear", "json"]) func `a wrong password leaves no trace`(format: String) throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--format", format], environment: ["MINE": Self.secret])
            try process.send("sign in\nset user ana\nset password @env:MINE\nsign in\nset password \(Self.secret)\n")
            try Self.expectNoTrace(of: process, in: folder, screen: "do not belong together", code: 77)
        }
    }

    @Test func `a password typed into the wrong field is in no file`() throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder], environment: FirstDialogue.environment)
            try process.send("sign in\nset user \(Self.secret)\nset password @env:CLINIC_PASSWORD\nsign in\n")
            try process.read { $0.output.contains("do not belong together") }
            #expect(Self.search.findings(in: folder) == [])
            process.closeInput()
            #expect(try process.end() == 77)
            #expect(Self.search.findings(in: folder) == [])
        }
    }

    /// Runs `body` with a clinic in which Ana changed her password to the secret one, itself without a trace.
    private func withSecretPassword(_ body: (String) throws -> Void) throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"],
                environment: ["CLINIC_PASSWORD": ClinicRun.password, "NEW": Self.secret])
            try process.send(
                """
                open clinic://profile/password
                set current @env:CLINIC_PASSWORD
                set new @env:NEW
                set again @env:NEW
                change it

                """)
            try Self.expectNoTrace(of: process, in: folder, screen: "Profile")
            try body(folder)
        }
    }

    /// Answers a prompt with the secret, once echo is off.
    private static func answer(_ prompt: String, of process: ClinicProcess) throws {
        try process.read { $0.errors.hasSuffix(prompt) }
        try process.send("\(secret)\n")
    }

    /// Searches for the secret while the process runs, and again after its end.
    private static func expectNoTrace(
        of process: ClinicProcess, in folder: String, screen: String, code: Int32 = 0
    ) throws {
        try process.read { $0.output.contains(screen) }
        #expect(try !search.isInCommandLine(of: process))
        #expect(search.findings(in: process, folder: folder) == [])
        try process.send("go home\nquit\n")
        #expect(try process.end() == code, "\(process.errors)")
        #expect(search.findings(in: process, folder: folder) == [])
    }
}
