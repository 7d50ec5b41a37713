import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The data of patients cannot be read by other users of the computer.
@Suite(.timeLimit(.minutes(60))) struct PrivacyTests {
    @Test(arguments: [0o644, 0o640, 0o666, 0o604])
    func `a file that others can read is closed to them, with a notice`(mode: Int) async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            for name in ["clinic.sqlite", "clinic.format-1.7.sqlite"] {
                try Self.make("\(folder)/\(name)", mode)
            }
            // The check of the file creates the log and its index with the file's mode.
            let names = ["clinic.format-1.7.sqlite"] + ["", "-shm", "-wal"].map { "clinic.sqlite\($0)" }
            #expect(try Self.steps(folder) == [.closedToOthers(names, in: folder)])
            for name in ["clinic.sqlite", "clinic.format-1.7.sqlite"] {
                #expect(try StoreHarness.mode("\(folder)/\(name)") == "600")
            }
            #expect(try Self.steps(folder).isEmpty)
        }
    }

    @Test func `the log and its index are closed, too`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            let names = ["clinic.sqlite-shm", "clinic.sqlite-wal"]
            for name in names { try Self.make("\(folder)/\(name)", 0o644) }
            #expect(try Self.steps(folder) == [.closedToOthers(names, in: folder)])
            for name in names { #expect(try StoreHarness.mode("\(folder)/\(name)") == "600") }
        }
    }

    @Test(arguments: [0o755, 0o1777, 0o2770])
    func `a folder that was there before is left as it is`(mode: Int) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Self.make(folder, mode)
            #expect(try Self.steps(folder) == [.createdExampleClinic(at: .folder(folder))])
            #expect(try StoreHarness.mode(folder) == String(mode, radix: 8))
        }
    }

    @Test func `what only begins like the clinic's files is left as it is`() async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            let names = ["clinic.html", "clinic.sh", "clinic.format-x.sqlite", "clinic.sqlite.bak"]
            for name in names { try Self.make("\(folder)/\(name)", 0o755) }
            #expect(try Self.steps(folder).isEmpty)
            for name in names { #expect(try StoreHarness.mode("\(folder)/\(name)") == "755") }
        }
    }

    @Test(arguments: ["clinic.terminals", "clinic.sync", "clinic.format-1.7.sqlite"])
    func `a link is not followed`(name: String) async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            try Self.make("\(folder)/letters.txt", 0o644)
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            try #require(symlink("letters.txt", "\(folder)/\(name)") == 0)
            #expect(try Self.steps(folder).isEmpty)
            #expect(try StoreHarness.mode("\(folder)/letters.txt") == "644")
        }
    }

    @Test func `a file that has another name, too, is named and left as it is`() async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            try Self.make("\(folder)/letters.txt", 0o644)
            try? FileManager.default.removeItem(atPath: "\(folder)/clinic.sync")
            try #require(link("\(folder)/letters.txt", "\(folder)/clinic.sync") == 0)
            #expect(try Self.steps(folder) == [.openToOthers(["clinic.sync"], in: folder)])
            #expect(try StoreHarness.mode("\(folder)/letters.txt") == "644")
        }
    }

    @Test func `another program's database is left as it is`() async throws {
        try await withFolder { folder in
            try StoreHarness.plant([], in: folder)
            try StoreHarness.run("CREATE TABLE letters (text TEXT)", in: folder)
            try Self.make(StoreHarness.file(folder), 0o644)
            #expect(throws: AppError.self) { try Self.steps(folder) }
            #expect(try StoreHarness.mode(StoreHarness.file(folder)) == "644")
        }
    }

    @Test(arguments: [true, false])
    func `a file that cannot be closed is named, with what can be done`(isOwn: Bool) async throws {
        try await withFolder { folder in
            try StoreHarness.open(.folder(folder)).leave()
            try Self.make("\(folder)/clinic.sqlite", 0o644)
            let steps = ClinicFolder(path: folder).closeToOthers(as: isOwn ? geteuid() : geteuid() + 1) { _, _ in
                #expect(isOwn, "nobody else's file is changed")
                return -1
            }
            #expect(steps == [.openToOthers(["clinic.sqlite"], in: folder)])
            #expect(steps.first?.description.contains("chmod go=") == true)
            #expect(try StoreHarness.mode(StoreHarness.file(folder)) == "644")
        }
    }

    private static func steps(_ folder: String) throws -> [BootstrapStep] {
        var steps: [BootstrapStep] = []
        try StoreHarness.open(.folder(folder)) { steps.append($0) }.leave()
        return steps
    }

    /// Sets a file's mode, creating the file if necessary.
    private static func make(_ path: String, _ mode: Int) throws {
        if !FileManager.default.fileExists(atPath: path) { try Foundation.Data().write(to: URL(filePath: path)) }
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
}
