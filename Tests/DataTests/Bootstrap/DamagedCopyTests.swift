import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Files that were damaged while nobody had them open.
///
/// `CLINIC_DAMAGE_SIZE` is the number of damaged copies, beginning with the seed `CLINIC_DAMAGE_SEED`.
@Suite(.timeLimit(.minutes(60))) struct DamagedCopyTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let size = environment["CLINIC_DAMAGE_SIZE"].flatMap { Int($0) }
    private static let seed = environment["CLINIC_DAMAGE_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `of what SQLite finds damaged nothing is shown`() async throws {
        try await withFolder { folder in
            let whole = try await Self.clinic(in: folder)
            var found = 0
            for seed in Self.seed..<Self.seed + UInt64(Self.size ?? 300) {
                var random = SeededGenerator(seed: seed)
                try StoreHarness.damage(Damage.any(to: whole, &random), in: folder)
                guard Self.isDamaged(StoreHarness.file(folder)) else { continue }
                found += 1
                let error = #expect(throws: AppError.self, "seed \(seed)") { try StoreHarness.open(.folder(folder)) }
                #expect(error?.code == "storage-corrupt", "seed \(seed): \(String(describing: error))")
            }
            #expect(found > (Self.size ?? 300) / 2)
            if let size = Self.size {
                print("damaged: seed \(Self.seed): \(size) copies, SQLite finds \(found) of them, and none was opened")
            }
        }
    }

    @Test func `a changed byte in a stored file is found`() async throws {
        try await withFolder { folder in
            _ = try await Self.clinic(in: folder)
            let file = try FileHandle(forUpdating: URL(filePath: StoreHarness.file(folder)))
            try file.seek(toOffset: 2 * 4_096)
            try file.write(contentsOf: [0xFF])
            try file.close()
            let error = #expect(throws: AppError.self) { try StoreHarness.open(.folder(folder)) }
            #expect(error?.code == "storage-corrupt")
        }
    }

    @Test func `a byte that changes while the file is open is found at the next start`() async throws {
        try await withFolder { folder in
            _ = try await Self.clinic(in: folder)
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.carts.add(.known(501), quantity: 1, operation: StoreHarness.operation())
            try Self.damagePage(in: folder)
            store.leave()
            let error = #expect(throws: AppError.self) { try StoreHarness.open(.folder(folder)) }
            #expect(error?.code == "storage-corrupt")
        }
    }

    @Test func `the check of a big file is reported, and then no more`() async throws {
        try await withFolder { folder in
            _ = try await Self.clinic(in: folder)
            try StoreHarness.run("CREATE TABLE filling AS SELECT zeroblob(60000000) AS page", in: folder)
            var steps: [BootstrapStep] = []
            for _ in 1...2 { try StoreHarness.open(.folder(folder)) { steps.append($0) }.leave() }
            #expect(steps == [.lookingThrough(StoreHarness.file(folder))])
        }
    }

    /// Overwrites a page in place, as a failing disk does. The copy command is a separate process, because closing a
    /// file that SQLite has locked would release its lock.
    private static func damagePage(in folder: String) throws {
        let bytes = [UInt8](repeating: 0xFF, count: 4_096)
        try Foundation.Data(bytes).write(to: URL(filePath: "\(folder)/page"))
        let copy = Process()
        copy.executableURL = URL(filePath: "/bin/dd")
        copy.arguments = [
            "if=\(folder)/page", "of=\(StoreHarness.file(folder))", "bs=4096", "seek=20", "conv=notrunc", "status=none",
        ]
        try copy.run()
        copy.waitUntilExit()
        try #require(copy.terminationStatus == 0)
    }

    /// The bytes of a clinic that was used and closed properly.
    private static func clinic(in folder: String) async throws -> [UInt8] {
        let store = try StoreHarness.open(.folder(folder))
        _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
        for number in 0..<20 {
            let draft = PatientDraft(name: "Person \(number)", born: "1990-01-01", phone: "600 555 123")
            _ = try await store.patients.register(draft, operation: StoreHarness.operation())
        }
        store.leave()
        return try StoreHarness.bytes(StoreHarness.file(folder))
    }

    /// Whether SQLite itself finds damage.
    private static func isDamaged(_ path: String) -> Bool {
        do throws(AppError) {
            let connection = try Connection(path: path)
            let words = try connection.rows("PRAGMA integrity_check") { row throws(AppError) in try row.text(0) }
            let orphans = try connection.rows("PRAGMA foreign_key_check") { row throws(AppError) in try row.text(0) }
            return words != ["ok"] || !orphans.isEmpty
        } catch {
            return true
        }
    }
}

extension StoreHarness {
    /// Replaces a clinic's file, which nobody has open, with a damaged copy.
    fileprivate static func damage(_ bytes: [UInt8], in folder: String) throws {
        for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file(folder) + ending) }
        try Foundation.Data(bytes).write(to: URL(filePath: file(folder)))
    }
}
