import Foundation
import Testing

/// The contents of the folder once nobody uses the clinic.
@Suite nonisolated struct QuitTests {
    @Test func `after a first start the file alone is the clinic`() throws {
        try TemporaryFolder.with { folder in
            _ = try ClinicRun.of(["open", "clinic://home"], in: folder)
            try Self.expectCopy(of: folder, opensAt: "Home")
        }
    }

    @Test(arguments: [nil, SIGINT, SIGTERM, SIGHUP])
    func `after the end of a conversation the file has all of it, and the log is empty`(signal: Int32?) throws {
        try PreparedClinic.with { folder in
            let process = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: FirstDialogue.environment)
            try process.send("open clinic://orders/1042\n")
            try process.read { $0.output.contains("Orders › #1042") }
            if let signal { kill(process.id, signal) } else { process.closeInput() }
            _ = try process.end()
            #expect(try Self.bytesOfLog(in: folder) == 0)
            try Self.expectCopy(of: folder, opensAt: "Orders › #1042")
        }
    }

    @Test func `what shows one link leaves the log alone, unless it wrote`() throws {
        try PreparedClinic.with { folder in
            let other = try ClinicProcess(
                ClinicRun.fixed + ["--data", folder, "--as", "ana"], environment: FirstDialogue.environment)
            try other.read { $0.output.contains("Welcome, Ana") }
            // Nobody else writes from here on, and the killed process has not emptied its log.
            kill(other.id, SIGKILL)
            _ = try other.end()
            let log = try Self.bytesOfLog(in: folder)
            #expect(log > 0)
            _ = try ClinicRun.of(["open", "clinic://catalog"], in: folder)
            #expect(try Self.bytesOfLog(in: folder) == log)
            _ = try ClinicRun.of(
                ["--as", "maya", "open", "clinic://home"], in: folder, environment: FirstDialogue.environment)
            #expect(try Self.bytesOfLog(in: folder) == 0)
        }
    }

    /// The size of the log: zero if the last process removed it.
    private static func bytesOfLog(in folder: String) throws -> Int {
        let log = "\(folder)/clinic.sqlite-wal"
        guard FileManager.default.fileExists(atPath: log) else { return 0 }
        let attributes = try FileManager.default.attributesOfItem(atPath: log)
        return try #require(attributes[.size] as? Int)
    }

    /// Copies only the file itself, and expects the pharmacist's place in it.
    private static func expectCopy(of folder: String, opensAt place: String) throws {
        try TemporaryFolder.with { other in
            try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
            try FileManager.default.copyItem(
                atPath: ClinicFile(in: folder).path, toPath: ClinicFile(in: other).path)
            let run = try ClinicRun.of(["--as", "ana"], in: other, environment: FirstDialogue.environment)
            #expect(run.breadcrumbs == [place])
            #expect(!run.errors.contains("Created"), "\(run.errors)")
        }
    }
}
