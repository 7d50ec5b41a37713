import DataSupport
import Testing

@testable import Data

/// The migration of a real file of each former format.
@Suite(.timeLimit(.minutes(60))) struct FormatFileTests {
    @Test(arguments: [
        (FormatFile.format1, 10, 115), (.format2, 12, 119), (.format3, 39, 399), (.format4, 39, 393),
        (.format5, 46, 475), (.format6, 46, 465), (.format7, 46, 465),
    ])
    func `every row is kept`(of file: FormatFile, tables: Int, rows: Int) async throws {
        let counts = try await file.rowsKept()
        #expect(counts.count == tables)
        #expect(counts.reduce(0, +) == rows)
    }

    @Test(arguments: FormatFile.allCases)
    func `a migrated clinic has the schema of a new one`(_ file: FormatFile) async throws {
        #expect(try await file.schemaMigrated() == FormatFile.schemaOfANewClinic())
    }

    /// Such files exist: a format changes by a new migration, never by an edit of its own.
    @Test(arguments: FormatFile.allCases) func `the format never changes`(_ file: FormatFile) async throws {
        let migrations = Array(Migration.all.prefix(file.version))
        #expect(try await file.schema() == FileContents(migrations: migrations).schema())
    }
}
