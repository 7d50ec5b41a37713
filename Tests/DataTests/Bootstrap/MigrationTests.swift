import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(60))) struct MigrationTests {
    private let notes = Migration(version: 2) { connection throws(AppError) in
        try connection.run("ALTER TABLE orders ADD COLUMN note TEXT")
    }

    private let failing = Migration(version: 2) { connection throws(AppError) in
        try connection.run("DELETE FROM order_line")
        try connection.run("ALTER TABLE nowhere ADD COLUMN note TEXT")
    }

    @Test func `an old file is migrated after a backup`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            let steps = try StoreHarness.setUp(folder, [.version1, notes])
            let backup = "\(folder)/clinic.format-1.\(Date.sample.milliseconds).sqlite"
            #expect(steps == [.migrated(from: 1, to: 2, backup: backup)])
            let migrated = try Connection(path: StoreHarness.file(folder))
            #expect(try migrated.pragma("user_version") == 2)
            #expect(try migrated.run("UPDATE orders SET note = 'kept'") == 14)
            #expect(try StoreHarness.mode(backup) == "600")
        }
    }

    @Test func `a backup put in place is the clinic from before`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            let before = try contents(folder)
            _ = try StoreHarness.setUp(folder, [.version1, notes])
            let backup = "\(folder)/clinic.format-1.\(Date.sample.milliseconds).sqlite"
            try FileManager.default.removeItem(atPath: StoreHarness.file(folder))
            try FileManager.default.moveItem(atPath: backup, toPath: StoreHarness.file(folder))
            #expect(try StoreHarness.setUp(folder, [.version1]) == [])
            #expect(try contents(folder) == before)
        }
    }

    @Test func `a failing migration leaves the file as it was and names the backup`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            let (bytes, before) = (try StoreHarness.bytes(StoreHarness.file(folder)), try contents(folder))
            let error = #expect(throws: AppError.self) { try StoreHarness.setUp(folder, [.version1, failing]) }
            let backup = "\(folder)/clinic.format-1.\(Date.sample.milliseconds).sqlite"
            guard case .storage(.migrationFailed(StoreHarness.file(folder), backup, let detail)) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(detail.contains("no such table: nowhere"))
            #expect(try StoreHarness.bytes(StoreHarness.file(folder)) == bytes)
            #expect(try contents(folder) == before)
            #expect(try StoreHarness.setUp(folder, [.version1]) == [])
        }
    }

    @Test func `without a backup nothing is migrated`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            let backup = "\(folder)/clinic.format-1.\(Date.sample.milliseconds).sqlite"
            try Foundation.Data("mine".utf8).write(to: URL(filePath: backup))
            let fault = StorageFault.cannotOpen(path: backup, detail: "a file of this name is there already")
            #expect(throws: AppError.storage(fault)) { try StoreHarness.setUp(folder, [.version1, notes]) }
            #expect(try StoreHarness.bytes(backup) == Array("mine".utf8))
            #expect(try StoreHarness.setUp(folder, [.version1]) == [])
        }
    }

    @Test func `a copy that a killed program left unfinished is no copy`() async throws {
        try await withFolder { folder in
            try FormatFile.format1.plant(in: folder)
            let before = try contents(folder)
            for name in ["clinic.part", "clinic.part-journal"] {
                try Foundation.Data("SQLite format 3".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
            }
            _ = try StoreHarness.setUp(folder, [.version1, notes])
            let backup = "clinic.format-1.\(Date.sample.milliseconds).sqlite"
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.filter { $0.contains("part") || $0.contains("format") } == [backup])
            #expect(try StoreHarness.mode("\(folder)/\(backup)") == "600")
            try FileManager.default.removeItem(atPath: StoreHarness.file(folder))
            try FileManager.default.moveItem(atPath: "\(folder)/\(backup)", toPath: StoreHarness.file(folder))
            #expect(try contents(folder) == before)
        }
    }

    /// Every row of the tables that these migrations change, as text.
    private func contents(_ folder: String) throws -> [String] {
        let connection = try Connection(path: StoreHarness.file(folder))
        return try connection.rows(
            """
            SELECT hex(id) || number || customer || state || placed_at || version FROM orders UNION ALL
            SELECT hex(order_id) || position || item || quantity || unit_price || currency FROM order_line UNION ALL
            SELECT hex(order_id) || position || state || at || by FROM order_event ORDER BY 1
            """
        ) { row throws(AppError) in try row.text(0) }
    }
}
