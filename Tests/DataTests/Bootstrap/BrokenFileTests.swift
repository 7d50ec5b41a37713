import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A file that cannot be opened is left exactly as it is, and the error names the cause.
@Suite(.timeLimit(.minutes(60))) struct BrokenFileTests {
    // SQLite treats a file of one byte as empty.
    @Test(arguments: [2, 15, 99, 511, 512, 4_096, 70_000]) func `garbage is no clinic file`(length: Int) async throws {
        try await withFolder { folder in
            try expectUntouched((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }, in: folder)
        }
    }

    @Test(arguments: [50, 100, 1_000, 4_096, 8_192, 20_000])
    func `a truncated file is damaged`(length: Int) async throws {
        let whole = try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            return try StoreHarness.bytes(StoreHarness.file(folder))
        }
        try await withFolder { folder in try expectUntouched(Array(whole.prefix(length)), in: folder) }
    }

    @Test func `another programs database is left alone`() async throws {
        try await withFolder { folder in
            try StoreHarness.plant([], in: folder)
            try StoreHarness.run("CREATE TABLE songs (title TEXT)", in: folder)
            try expectUntouched(StoreHarness.bytes(StoreHarness.file(folder)), in: folder)
        }
    }

    @Test func `a newer file is left alone`() async throws {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            try StoreHarness.run("PRAGMA user_version = 99", in: folder)
            let bytes = try StoreHarness.bytes(StoreHarness.file(folder))
            let fault = StorageFault.newer(
                path: StoreHarness.file(folder), version: 99, known: try #require(Migration.all.last).version)
            #expect(throws: AppError.storage(fault)) { try StoreHarness.open(.folder(folder)) }
            #expect(try StoreHarness.bytes(StoreHarness.file(folder)) == bytes)
        }
    }

    @Test func `an empty file is a clinic that was not finished`() async throws {
        try await withFolder { folder in
            try StoreHarness.plant([], in: folder)
            var steps: [BootstrapStep] = []
            _ = try StoreHarness.open(.folder(folder)) { steps.append($0) }
            #expect(steps == [.createdExampleClinic(at: .folder(folder))])
        }
    }

    @Test(arguments: ["missing", "empty"]) func `a log without its file is no new clinic`(file: String) async throws {
        try await withFolder { folder in
            if file == "empty" { try StoreHarness.plant([], in: folder) }
            let log = "\(StoreHarness.file(folder))-wal"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Foundation.Data(repeating: 7, count: 100).write(to: URL(filePath: log))
            let fault = StorageFault.logWithoutFile(path: StoreHarness.file(folder), log: log)
            #expect(throws: AppError.storage(fault)) { try StoreHarness.open(.folder(folder)) }
            #expect(try StoreHarness.bytes(log).count == 100)
            #expect(FileManager.default.fileExists(atPath: StoreHarness.file(folder)) == (file == "empty"))
        }
    }

    private func expectUntouched(_ bytes: [UInt8], in folder: String) throws {
        try StoreHarness.plant(bytes, in: folder)
        let error = #expect(throws: AppError.self) { try StoreHarness.open(.folder(folder)) }
        #expect(error?.code == "storage-corrupt", "\(String(describing: error))")
        #expect(error?.message.contains(StoreHarness.file(folder)) == true)
        #expect(try StoreHarness.bytes(StoreHarness.file(folder)) == bytes)
    }
}
