import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A remote restored from a copy: its transaction numbers restart, and saved positions of workstations are
/// meaningless.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct RestoredRemoteTests {
    @Test func `a copy starts over for those who knew the original, and continues from there`() async throws {
        try await PostgresServer.withDatabase { original in
            let remote = try await RemoteBench { try original.remote() }.openRemote([RemoteContract.product])
            try await original.settled()
            let place = try await remote.changes(after: .start, limit: 100).next
            let name = "\(original.name)_copy"
            try await withCopy(of: original, name) { copy in
                let restored = try copy.remote()
                let page = try await restored.changes(after: place, limit: 100)
                #expect(page.restarted)
                #expect(page.records.count == 3)
                #expect(try await restored.apply(RemoteOperation(1, .init("product", 2, to: "{}"))).isApplied)
                try await copy.settled()
                let next = try await restored.changes(after: page.next, limit: 100)
                #expect(!next.restarted)
                #expect(next.records.map(\.plain) == [RemoteRecord("product", 2, 1, "{}")])
            }
            #expect(try await !remote.changes(after: place, limit: 100).restarted)
        }
    }

    @Test func `transactions of the future, from a cluster that had more of them, hide nothing`() async throws {
        try await PostgresServer.withDatabase { database in
            let bench = RemoteBench { try database.remote() }
            _ = try await bench.openRemote([RemoteContract.product])
            try await database.settled()
            let before = try await database.remote().changes(after: .start, limit: 100).next
            try database.run(
                "update clinic.record set tx = '999999999999'; update clinic.remote set home = 'another cluster'")
            let restored = try database.remote()
            let page = try await restored.changes(after: before, limit: 2)
            #expect(page.restarted)
            #expect(page.left == 1)
            let rest = try await restored.changes(after: page.next, limit: 2)
            #expect(rest.records.map(\.plain) == [RemoteContract.product.plain])
            #expect(try await restored.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
            try await database.settled()
            let changed = try await restored.changes(after: rest.next, limit: 2)
            #expect(changed.records.map(\.version) == [2])
            #expect(changed.left == 0)
        }
    }

    @Test(arguments: [false, true])
    func `a copy restored in place of the original is detected, whichever workstation comes first`(isPrepared: Bool)
        async throws
    {
        try await PostgresServer.withDatabase { database in
            // This connection is open throughout.
            let remote = try await RemoteBench { try database.remote() }.openRemote([RemoteContract.product])
            try await database.settled()
            let place = try await remote.changes(after: .start, limit: 100).next
            try await database.putBack()
            if isPrepared {
                try await database.remote().prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            }
            try await database.settled()
            let page = try await remote.changes(after: place, limit: 100)
            #expect(page.restarted)
            #expect(page.records.count == 3)
            #expect(try await remote.apply(RemoteContract.takeOne(1, from: 10)).isApplied)
            try await database.settled()
            let next = try await remote.changes(after: page.next, limit: 100)
            #expect(!next.restarted)
            #expect(next.records.map(\.version) == [2])
        }
    }

    @Test(arguments: [false, true])
    func `an older remote continues after its migration, unless it was restored before`(
        isRestored: Bool
    ) async throws {
        let migrations = Array(RemoteMigration.all.prefix(2))
        try await PostgresServer.withDatabase { database in
            let remote = try database.remote(migrations)
            _ = try await RemoteBench { remote }.openRemote([RemoteContract.product])
            try await database.settled()
            let place = try await remote.changes(after: .start, limit: 100).next
            if isRestored { try await database.putBack(migrations) }
            let present = try database.remote()
            for _ in 1...2 { try await present.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds) }
            try await database.settled()
            let page = try await present.changes(after: place, limit: 100)
            #expect(page.restarted == isRestored)
            // A version since then changes every record once: see RemoteVersion5.
            #expect(page.records.map(\.version).filter { $0 == 1 } == [])
        }
    }

    @Test func `a place ahead of all transactions is not believed, and then no place of that time is`() async throws {
        try await PostgresServer.withDatabase { database in
            let remote = try await RemoteBench { try database.remote() }.openRemote()
            try await database.settled()
            let place = try await remote.changes(after: .start, limit: 100).next
            var parts = place.text.split(separator: "/")
            parts[2] = "999999999999"
            let ahead = RemoteCursor(text: parts.joined(separator: "/"))
            for place in [ahead, place, ahead] {
                let page = try await remote.changes(after: place, limit: 100)
                #expect(page.restarted)
                #expect(page.records.count == 2)
                #expect(try await !remote.changes(after: page.next, limit: 100).restarted)
            }
            #expect(try database.value("select epoch from clinic.remote") == "2")
        }
    }

    private func withCopy(
        of original: PostgresDatabase, _ name: String, _ body: (PostgresDatabase) async throws -> Void
    ) async throws {
        let server = PostgresDatabase(
            address: original.address.replacing("/\(original.name)?", with: "/postgres?"), name: "postgres")
        try server.run("select pg_terminate_backend(pid) from pg_stat_activity where datname = '\(original.name)'")
        try server.run("create database \(name) template \(original.name)")
        do {
            try await body(PostgresDatabase(address: server.address, name: name))
        } catch {
            try server.run("drop database \(name) with (force)")
            throw error
        }
        try server.run("drop database \(name) with (force)")
    }
}

extension PostgresDatabase {
    /// Drops the clinic's schema and restores it as a dump does: with new tables and the old contents.
    fileprivate func putBack(_ migrations: [RemoteMigration] = RemoteMigration.all) async throws {
        let tables = ["remote", "kind", "record", "operation", "number_block"]
        try run("create schema dump; " + tables.map { "create table dump.\($0) as table clinic.\($0);" }.joined())
        try run("drop schema clinic cascade")
        try await remote(migrations).prepare(for: RemoteBench.clinic, kinds: [])
        try run(
            tables.map { table in
                "delete from clinic.\(table); insert into clinic.\(table) overriding system value table dump.\(table);"
            }.joined() + "drop schema dump cascade")
    }
}
