import Foundation
import Testing

/// A file that cannot be used is reported with advice, and left as it is, byte for byte.
@Suite nonisolated struct BrokenFileTests {
    private static let header = Data("SQLite format 3\u{0}".utf8)

    @Test func `a damaged file is reported and never replaced`() throws {
        for bytes in [Data("no clinic at all\n".utf8), Self.header + Data(repeating: 0xFF, count: 8_000)] {
            try PreparedClinic.with { folder in
                try bytes.write(to: URL(filePath: "\(folder)/clinic.sqlite"))
                let run = try ClinicRun.of([], in: folder, input: .null)
                #expect(run.code == 78)
                #expect(run.output == "")
                #expect(run.errors.hasPrefix("clinic: \(folder)/clinic.sqlite is damaged or is no clinic file: "))
                #expect(
                    run.errors.hasSuffix(
                        "It was left as it is; put a backup in its place, or start another clinic with --data.\n"))
                #expect(FileManager.default.contents(atPath: "\(folder)/clinic.sqlite") == bytes)
            }
        }
    }

    @Test func `a newer file is reported with both formats, and left as it is`() throws {
        try PreparedClinic.with { folder in
            let file = ClinicFile(in: folder)
            let newest = try #require(try file.texts("PRAGMA user_version").first)
            try file.run("PRAGMA user_version = 99")
            let before = try file.contents
            let run = try ClinicRun.of([], in: folder, input: .null)
            let message = """
                clinic: \(file.path) was written by a newer clinic (format 99; this one knows up to \(newest)). Use that newer \
                clinic, or start another one with --data.

                """
            #expect(run == ClinicRun(code: 78, output: "", errors: message))
            #expect(try file.contents == before)
            try file.run("PRAGMA user_version = \(newest)")
            #expect(try ClinicRun.of([], in: folder, input: .null).code == 0)
        }
    }

    @Test func `another program's database is no clinic`() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            let file = ClinicFile(in: folder)
            try file.run("CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES ('Blue')")
            let run = try ClinicRun.of([], in: folder, input: .null)
            #expect(run.code == 78)
            #expect(run.errors.contains("it is another program's database"))
            #expect(try file.texts("SELECT title FROM songs") == ["Blue"])
        }
    }

    @Test func `a migration that fails names its backup and leaves the file as it was`() throws {
        try TemporaryFolder.with { folder in
            let file = try Self.plantFormat1(in: folder)
            try file.run("CREATE TABLE preferences (in_the_way TEXT)")
            let before = try file.contents
            let run = try ClinicRun.of([], in: folder, input: .null)
            let backup = "\(folder)/clinic.format-1.1772442720000.sqlite"
            #expect(run.code == 78)
            #expect(run.output == "")
            #expect(
                run.errors.hasPrefix("clinic: \(file.path) could not be brought to this version: "), "\(run.errors)")
            #expect(
                run.errors.hasSuffix(
                    "a copy from before is \(backup). The file is as it was; keep the copy and report this text.\n"))
            #expect(try file.contents == before)
            #expect(try file.texts("PRAGMA user_version") == ["1"])
            let copy = FileManager.default.contents(atPath: backup)
            #expect(copy.map { $0.starts(with: Self.header) } == true)
            try file.run("DROP TABLE preferences")
            let mended = try ClinicRun.of(["--now", "2026-03-02T09:13:00Z"], in: folder, input: .null)
            #expect(mended.code == 0, "\(mended.errors)")
            #expect(mended.errors.contains("Brought the clinic from format 1 to "))
        }
    }

    @Test(arguments: [
        ("{", "The place you left could not be understood, so you are at the start."),
        (#"{"section":"orders","stacks":{},"version":99}"#, "The place you left was saved by another version (99)"),
    ])
    func `a broken saved state is reported once, and loses only the place`(state: String, message: String) throws {
        try PreparedClinic.with { folder in
            let file = ClinicFile(in: folder)
            _ = try ClinicRun.of([], in: folder, input: .null)
            try file.run("UPDATE saved_state SET body = CAST('\(state)' AS BLOB)")
            let before = try file.contents
            let run = try ClinicRun.of([], in: folder, lines: ["settings"])
            #expect(run.code == 0)
            #expect(run.breadcrumbs.first == "Home")
            #expect(run.errors.hasPrefix("clinic: \(message)"))
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(try file.contents == before)
            #expect(try ClinicRun.of([], in: folder, input: .null).errors == "")
        }
    }

    /// Copies the file that a program of format 1 left behind, from the store's tests.
    private static func plantFormat1(in folder: String) throws -> ClinicFile {
        let script = URL(filePath: "\(TranscriptFile.repository)Tests/DataTests/Fixtures/format-1.sql")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let file = ClinicFile(in: folder)
        try file.run(String(contentsOf: script, encoding: .utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file
    }
}
