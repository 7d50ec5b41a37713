import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of such files.
extension FormatFile {
    /// Migrates the file to the present format, and expects every row of every table to be unchanged, in the backup
    /// too. A table may have gained rows, because a clinic now assigns numbers to more things.
    ///
    /// - Returns: the number of rows of each table, by its name.
    func rowsKept() async throws -> [Int] {
        try await withFolder { folder in
            try plant(in: folder)
            let file = StoreHarness.file(folder)
            let tables = try FileContents(file).tables()
            let before = try tables.map { try FileContents(file).rows(Self.kept($0)) }
            let backup = "\(folder)/clinic.format-\(version).\(Date.sample.milliseconds).sqlite"
            let newest = try #require(Migration.all.last).version
            let steps = try StoreHarness.setUp(folder, Migration.all)
            #expect(steps == [.migrated(from: version, to: newest, backup: backup)])
            for (table, rows) in zip(tables, before) {
                let isKept = !Self.followState.contains(table.name)
                let now = try FileContents(file).rows(Self.renamed(Self.kept(table)))
                #expect(!isKept || Set(now).isSuperset(of: rows), "\(table.name)")
                #expect(try FileContents(backup).rows(Self.kept(table)) == rows, "\(table.name)")
            }
            return before.map(\.count)
        }
    }

    /// The tables that change when an order whose refund was declined returns to its previous state; see
    /// `Format7Tests`.
    private static let followState: Set = ["orders", "order_count", "product_order", "product_order_count"]

    /// The table without the hashes of passwords, which are encrypted; see `ClinicKeyTests`.
    private static func kept(_ table: FileContents.Table) -> FileContents.Table {
        (table.name, table.row.replacing("quote(password_hash)", with: "'a hash'"))
    }

    /// The table with the names that its columns have now.
    private static func renamed(_ table: FileContents.Table) -> FileContents.Table {
        (table.name, table.row.replacing("quote(last_at)", with: "quote(uptime)"))
    }

    /// The file's schema as it is.
    func schema() async throws -> [String] {
        try await withFolder { folder in
            try plant(in: folder)
            return try FileContents(StoreHarness.file(folder)).schema()
        }
    }

    /// The file's schema after its migration to the present format.
    func schemaMigrated() async throws -> [String] {
        try await withFolder { folder in
            try plant(in: folder)
            _ = try StoreHarness.open(.folder(folder))
            return try FileContents(StoreHarness.file(folder)).schema()
        }
    }

    /// The schema of a new clinic.
    static func schemaOfANewClinic() async throws -> [String] {
        try await withFolder { folder in
            _ = try StoreHarness.open(.folder(folder))
            return try FileContents(StoreHarness.file(folder)).schema()
        }
    }
}
