import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// A closed clinic has all its data in its file, so that a copy of the file alone is complete.
@Suite(.timeLimit(.minutes(60))) struct LeavingTests {
    @Test func `a new clinic is in its file from the first moment on`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            try await Self.copy(of: folder) { copy in
                var reader = copy.orders.orders(OrderQuery()).reader()
                _ = try await copy.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
                #expect(try await reader.value().orders.isEmpty == false)
            }
            withExtendedLifetime(store) {}
        }
    }

    @Test func `what was written is in the file once the clinic is left`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            let left = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            #expect(try Self.log(folder).isEmpty == false)
            store.leave()
            #expect(try Self.log(folder).isEmpty)
            try await Self.copy(of: folder) { copy in
                var cart = copy.carts.cart().reader()
                let kept = try await cart.value()
                #expect(kept == left)
            }
        }
    }

    @Test func `a file that is mostly free is shorter once the clinic is left, and its seal fits`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            try store.database.writer.use { connection throws(AppError) in
                try connection.run("CREATE TABLE filling (page BLOB) STRICT")
                try connection.run(
                    """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
                    INSERT INTO filling SELECT zeroblob(4000) FROM n
                    """)
                try connection.run("DROP TABLE filling")
                connection.checkpoint()
            }
            let before = try StoreHarness.bytes(StoreHarness.file(folder)).count
            store.leave()
            #expect(try StoreHarness.bytes(StoreHarness.file(folder)).count <= before - 1_000 * 4_096)
            #expect(!Seal(in: ClinicFolder(path: folder)).come())
        }
    }

    @Test func `who has only read leaves the log alone`() async throws {
        try await withFolder { folder in
            let writer = try StoreHarness.open(.folder(folder))
            let reader = try StoreHarness.open(.folder(folder))
            _ = try await writer.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            var products = reader.catalog.categories().reader()
            _ = try await products.value()
            let log = try Self.log(folder)
            reader.leave()
            #expect(try Self.log(folder) == log)
            #expect(!log.isEmpty)
        }
    }

    @Test func `a reader is not disturbed and nothing is lost`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            let reader = try Connection(path: StoreHarness.file(folder), writable: false)
            try reader.run("BEGIN")
            func carts() throws -> Int? {
                try reader.first("SELECT count(*) FROM cart") { row throws(AppError) in try row.integer(0) }
            }
            #expect(try carts() == 0)
            let left = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            store.leave()
            #expect(try carts() == 0, "a read sees one moment of the clinic to its end")
            try reader.run("COMMIT")
            #expect(try carts() == 1)
            var cart = store.carts.cart().reader()
            #expect(try await cart.value() == left)
        }
    }

    @Test func `a write that fails at the end fails nobody`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            let other = try Connection(path: StoreHarness.file(folder))
            try other.run("BEGIN IMMEDIATE")
            for _ in 1...2 { store.leave() }
            try other.run("ROLLBACK")
            var cart = store.carts.cart().reader()
            #expect(try await cart.value()?.count == 2)
        }
    }

    private static func log(_ folder: String) throws -> [UInt8] {
        let log = "\(StoreHarness.file(folder))-wal"
        return FileManager.default.fileExists(atPath: log) ? try StoreHarness.bytes(log) : []
    }

    /// Opens a copy of the file alone, which must be the same clinic and not a new one.
    private static func copy(of folder: String, _ body: (ClinicStore) async throws -> Void) async throws {
        try await withFolder { other in
            try StoreHarness.plant(StoreHarness.bytes(StoreHarness.file(folder)), in: other)
            try await body(try StoreHarness.open(.folder(other)) { step in Issue.record("\(step)") })
        }
    }
}
