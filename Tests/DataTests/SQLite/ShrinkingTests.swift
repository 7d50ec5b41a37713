import DataSupport
import Domain
import Support
import Testing

@testable import Data

/// Giving room of the file back, and keeping it.
@Suite(.timeLimit(.minutes(60))) struct ShrinkingTests {
    @Test func `a file that is mostly free becomes shorter, and what is in it stays`() async throws {
        try await withFile { path in
            try Self.fill(path, pages: 8_000, thenDelete: 6_000)
            let free = try Connection(path: path).pragma("freelist_count")
            let line = Writer(Database(file: try Connection(path: path), readers: 1).writer)
            await line.shrink()
            #expect(try Connection(path: path).pragma("freelist_count") == free - 4_000, "four parts at once")
            await line.shrink()
            #expect(try StoreHarness.bytes(path).count < 4_000 * 4_096)
            let connection = try Connection(path: path)
            #expect(try Self.sum(connection) == (6_001...8_000).reduce(0, +))
            #expect(try connection.pragma("freelist_count") <= max(1_000, connection.pragma("page_count") / 4))
            try connection.lookForDamage()
        }
    }

    @Test func `a quarter stays for what is written next`() async throws {
        try await withFile { path in
            try Self.fill(path, pages: 8_000, thenDelete: 1_600)
            let connection = try Connection(path: path)
            #expect(!connection.shrink())
            #expect(try connection.pragma("freelist_count") >= 1_600)
        }
    }

    @Test func `a part is given back at a time, as much as the log may hold`() async throws {
        try await withFile { path in
            try Self.fill(path, pages: 8_000, thenDelete: 6_000)
            let connection = try Connection(path: path)
            let free = try connection.pragma("freelist_count")
            #expect(connection.shrink())
            #expect(try connection.pragma("freelist_count") == free - 1_000)
        }
    }

    @Test func `while somebody reads an older state, the log grows by one part at most`() async throws {
        try await withFile { path in
            try Self.fill(path, pages: 12_000, thenDelete: 11_000)
            let (connection, reader) = (try Connection(path: path), try Connection(path: path, writable: false))
            try reader.snapshot { () throws(AppError) in
                #expect(try Self.sum(reader) == (11_001...12_000).reduce(0, +))
                while connection.shrink() {}
                #expect(try Self.sum(reader) == (11_001...12_000).reduce(0, +))
            }
            #expect((1_000..<3_000).contains(connection.pagesInLog))
        }
    }

    @Test func `nothing is moved while somebody else writes`() async throws {
        try await withFile { path in
            try Self.fill(path, pages: 8_000, thenDelete: 6_000)
            let (connection, other) = (try Connection(path: path), try Connection(path: path))
            try other.run("BEGIN IMMEDIATE")
            #expect(!connection.shrink(within: 1))
            try other.run("ROLLBACK")
            #expect(connection.shrink())
        }
    }

    @Test func `a file from before this format keeps its size`() async throws {
        try await withFile(canShrink: false) { path in
            try Self.fill(path, pages: 8_000, thenDelete: 6_000)
            let before = try StoreHarness.bytes(path).count
            #expect(try !Connection(path: path).shrink())
            #expect(try StoreHarness.bytes(path).count == before)
        }
    }

    @Test func `a new clinic can shrink`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            let mode = try store.database.writer.use { connection throws(AppError) in
                try connection.pragma("auto_vacuum")
            }
            #expect(mode == 2)
        }
    }

    private func withFile(canShrink: Bool = true, _ body: (String) async throws -> Void) async throws {
        try await withFolder { folder in
            try StoreHarness.plant([], in: folder)
            let path = StoreHarness.file(folder)
            let connection = try Connection(path: path)
            if canShrink { try connection.prepareForShrinking() }
            try connection.useWriteAheadLog()
            try connection.applySettings()
            try connection.run("CREATE TABLE filling (number INTEGER PRIMARY KEY, page BLOB) STRICT")
            try await body(path)
        }
    }

    /// Fills so many pages, and deletes the first of them.
    private static func fill(_ path: String, pages: Int, thenDelete count: Int) throws {
        let connection = try Connection(path: path)
        try connection.applySettings()
        try connection.run(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
            INSERT INTO filling (page) SELECT zeroblob(4000) FROM n
            """, [.integer(pages)])
        try connection.run("DELETE FROM filling WHERE number <= ?", [.integer(count)])
        connection.checkpoint()
    }

    private static func sum(_ connection: Connection) throws(AppError) -> Int? {
        try connection.first("SELECT sum(number) FROM filling") { row throws(AppError) in try row.integer(0) }
    }
}
