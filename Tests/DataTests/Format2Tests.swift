import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What becomes of a real file of format 1, and what format 2 is.
@Suite(.timeLimit(.minutes(1))) struct Format2Tests {
    @Test func everyRowOfFormat1IsKept() async throws {
        try await withFolder { folder in
            try Format1File.plant(in: folder)
            let tables = try columns(of: folder)
            let before = try tables.map { try rows($0, in: StoreHarness.file(folder)) }
            let backup = "\(folder)/clinic.format-1.\(Date.sample.milliseconds).sqlite"
            #expect(
                try StoreHarness.setUp(folder, Migration.all) == [.migrated(from: 1, to: 3, backup: backup)])
            for (table, rows) in zip(tables, before) {
                let after = try self.rows(table, in: StoreHarness.file(folder))
                #expect(Set(after).isSuperset(of: rows), "\(table.table)")
            }
            #expect(try tables.map { try rows($0, in: backup) } == before)
            #expect(before.map(\.count) == [1, 1, 3, 9, 58, 20, 14, 2, 3, 4])
        }
    }

    @Test func aMigratedClinicHasTheSchemaOfANewOne() async throws {
        let fresh = try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            return try schema(StoreHarness.file(folder))
        }
        let migrated = try await withFolder { folder in
            try Format1File.plant(in: folder)
            _ = try StoreHarness.open(.folder(folder))
            return try schema(StoreHarness.file(folder))
        }
        #expect(fresh == migrated)
    }

    @Test func theFixtureHasTheSchemaOfFormat1() async throws {
        try await withFolder { folder in
            try Format1File.plant(in: folder)
            let connection = try Connection(path: ":memory:")
            try Migration.version1.apply(connection)
            #expect(try schema(StoreHarness.file(folder)) == schema(of: connection))
        }
    }

    /// Format 2 lies on people's disks: it changes by a new migration, never in its own place.
    @Test func formatTwoNeverChanges() throws {
        let connection = try Connection(path: ":memory:")
        try Migration.version1.apply(connection)
        let before = Set(try columns(of: connection))
        try Migration.version2.apply(connection)
        #expect(
            try columns(of: connection).filter { !before.contains($0) } == [
                "order_event.staff_id BLOB?", "order_event.note TEXT?", "preferences.only INTEGER?",
                "preferences.width INTEGER?", "preferences.color TEXT", "preferences.is_accessible INTEGER",
                "preferences.idle_lock_minutes INTEGER?", "seller.phone TEXT", "sign_in_failure.subject BLOB",
                "sign_in_failure.failures INTEGER", "sign_in_failure.last_at INTEGER",
            ])
    }

    private func schema(_ path: String) throws -> [String] {
        try schema(of: Connection(path: path))
    }

    private func schema(of connection: Connection) throws -> [String] {
        try connection.rows("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1") {
            row throws(AppError) in try row.text(0)
        }
    }

    private func columns(of connection: Connection) throws -> [String] {
        try connection.rows(
            """
            SELECT tables.name || '.' || columns.name || ' ' || columns.type || iif(columns."notnull", '', '?')
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
            ORDER BY tables.name, columns.cid
            """
        ) { row throws(AppError) in try row.text(0) }
    }

    /// Every table of a file with its columns, as SQL that makes one text of a row.
    private func columns(of folder: String) throws -> [(table: String, row: String)] {
        try Connection(path: StoreHarness.file(folder)).rows(
            """
            SELECT tables.name, group_concat('quote(' || columns.name || ')', ' || '' '' || ')
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'
            GROUP BY tables.name ORDER BY tables.name
            """
        ) { row throws(AppError) in (try row.text(0), try row.text(1)) }
    }

    private func rows(_ table: (table: String, row: String), in path: String) throws -> [String] {
        try Connection(path: path).rows("SELECT \(table.row) FROM \(table.table) ORDER BY 1") {
            row throws(AppError) in try row.text(0)
        }
    }
}
