import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The times at which the log is written back to the file, and those at which it is not.
@Suite(.timeLimit(.minutes(60))) struct CheckpointTests {
    @Test func `no connection checkpoints on its own`() async throws {
        try await withDatabase { writer, path in
            let reader = try Connection(path: path, writable: false)
            #expect(try [writer, reader].map { try $0.pragma("wal_autocheckpoint") } == [0, 0])
            try Self.fill(writer, pages: 3_000)
            #expect(writer.pagesInLog >= 3_000)
            #expect(writer.hasLongLog)
            #expect(try StoreHarness.bytes(path).count < 100 * 4_096, "nothing of it is in the file")
        }
    }

    @Test func `a checkpoint brings the log into the file`() async throws {
        try await withDatabase { writer, path in
            try Self.fill(writer, pages: 100)
            writer.checkpoint()
            #expect(try Self.copied(from: path) == 100)
            try Self.fill(writer, pages: 1)
            #expect(writer.pagesInLog < 10, "the next write restarts the log")
        }
    }

    @Test func `nobody checkpoints while somebody else writes`() async throws {
        try await withDatabase { writer, path in
            try Self.fill(writer, pages: 100)
            let other = try Connection(path: path)
            try other.run("BEGIN IMMEDIATE")
            let before = try StoreHarness.bytes(path)
            writer.checkpoint(within: 1)
            #expect(try StoreHarness.bytes(path) == before)
            try other.run("ROLLBACK")
            writer.checkpoint()
            #expect(try StoreHarness.bytes(path) != before)
        }
    }

    @Test func `a long log is brought into the file after the write`() async throws {
        try await withDatabase { writer, path in
            let shared = Database(file: try Connection(path: path), readers: 1)
            let line = Writer(shared.writer)
            for _ in 1...4 {
                _ = try await line.write { connection throws(AppError) in
                    try connection.run(Self.insertion, [.integer(600)])
                }
            }
            #expect(try Self.copied(from: path) >= 1_200)
            withExtendedLifetime(writer) {}
        }
    }

    private static let insertion = """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO filling (page) SELECT zeroblob(4000) FROM n
        """

    private static func fill(_ connection: Connection, pages: Int) throws {
        _ = try connection.transaction { () throws(AppError) in try connection.run(insertion, [.integer(pages)]) }
    }

    /// The number of rows in a copy of the file alone.
    private static func copied(from path: String) throws -> Int {
        let copy = "\(path).copy"
        try Foundation.Data(StoreHarness.bytes(path)).write(to: URL(filePath: copy))
        return try Connection(path: copy).first("SELECT count(*) FROM filling") { row throws(AppError) in
            try row.integer(0)
        } ?? 0
    }

    private func withDatabase(_ body: (Connection, String) async throws -> Void) async throws {
        try await withFolder { folder in
            try StoreHarness.plant([], in: folder)
            let path = StoreHarness.file(folder)
            let writer = try Connection(path: path)
            try writer.useWriteAheadLog()
            try writer.applySettings()
            try writer.run("CREATE TABLE filling (id INTEGER PRIMARY KEY, page BLOB) STRICT")
            try await body(writer, path)
        }
    }
}
