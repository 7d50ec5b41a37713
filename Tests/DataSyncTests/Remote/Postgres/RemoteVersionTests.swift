import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Remotes of versions other than this program's.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct RemoteVersionTests {
    private static let known = RemoteMigration.all.count
    private static let next = RemoteMigration(
        version: known + 1, statements: ["alter table clinic.record add column extra text", "select 1"])

    @Test(arguments: 1..<known)
    func `a remote that an older version left behind is brought along, with every record that it had`(version: Int)
        async throws
    {
        try await withRemote(of: version) { database in
            let remote = try database.remote()
            try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            #expect(try await remote.identify() == RemoteIdentity(clinic: RemoteBench.clinic, isOpen: true))
            try await database.settled()
            #expect(try await remote.records() == Self.migrated)
            let known = try await remote.apply(RemoteOperation(7, .init("product", 1, to: "{}")))
            #expect(known == .applied([RemoteRecord("product", 1, 2, #"{"name":"Gauze","stock":9}"#)]))
            let block = try await remote.leaseNumbers(of: "order", count: 10, operation: OperationID(.sample(8)))
            #expect(block == 1093...1102)
        }
    }

    @Test(arguments: 1..<known)
    func `an older remote is brought to the present version, and says until then that it is older`(version: Int)
        async throws
    {
        try await withRemote(of: version) { database in
            let migrations = RemoteMigration.all + [Self.next]
            let remote = try database.remote(migrations)
            let older = AppError.remote(.older(remote: remote.name, version: version, known: Self.known + 1))
            await #expect(throws: older) { try await remote.identify() }
            await #expect(throws: older) { try await remote.changes(after: .start, limit: 1) }
            #expect(await remote.apply([RemoteOperation(1)]).problem == older)
            try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            try await database.settled()
            #expect(try await remote.records() == Self.migrated)
        }
    }

    @Test func `what is vouched for is what an older remote has from then on, once`() async throws {
        try await withRemote(of: Self.known - 1) { database in
            let remote = try database.remote()
            try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
            for stock in [7, 8] {
                let body = #"{"is_retired":0,"name":"Gauze","stock":\#(stock)}"#
                let signed = SignedBytes(intent: [UInt8](repeating: UInt8(stock), count: 80), signature: [1])
                try await remote.vouch(for: [
                    SeededRecord(record: RemoteRecord("product", 1, 3, body), signed: signed),
                    SeededRecord(record: RemoteRecord("order", 2, 9, "{}"), signed: signed),
                ])
            }
            try await database.settled()
            let records = try await remote.records()
            #expect(records.contains(RemoteRecord("product", 1, 3, #"{"is_retired":0,"name":"Gauze","stock":7}"#)))
            #expect(records.contains(Self.records[0]), "a record of another version stays")
        }
    }

    @Test func `a newer remote is refused, and not touched`() async throws {
        try await withRemote(of: 1) { database in
            try await database.remote(RemoteMigration.all + [Self.next]).prepare(for: RemoteBench.clinic, kinds: [])
            let remote = try database.remote()
            let newer = AppError.remote(.newer(remote: remote.name, version: Self.known + 1, known: Self.known))
            await #expect(throws: newer) { try await remote.identify() }
            await #expect(throws: newer) { try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds) }
            await #expect(throws: newer) {
                try await remote.seed([]); try await remote.open(numbersFrom: [:])
            }
            #expect(await remote.apply([RemoteOperation(1)]).problem == newer)
            #expect(try database.value("select version from clinic.remote") == "\(Self.known + 1)")
            #expect(try database.value("select count(*) from clinic.kind where name = 'appointment'") == "1")
        }
    }

    @Test(arguments: 1..<known)
    func `a migration that fails leaves the remote as it was`(version: Int) async throws {
        try await withRemote(of: version) { database in
            let broken = RemoteMigration(version: Self.known + 1, statements: Self.next.statements + ["select 1 / 0"])
            let remote = try database.remote(RemoteMigration.all + [broken])
            let failed = AppError.remote(.failed(remote: remote.name, detail: "division by zero (22012)"))
            await #expect(throws: failed) { try await remote.prepare(for: RemoteBench.clinic, kinds: []) }
            let old = try database.remote(Array(RemoteMigration.all.prefix(version)))
            try await database.settled()
            #expect(try await old.records() == Self.records)
            let extra = "select count(*) from information_schema.columns where column_name = 'extra'"
            #expect(try database.value(extra) == "0")
        }
    }

    @Test func `many workstations that prepare an empty database at once make one remote`() async throws {
        try await PostgresServer.withDatabase { database in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let remote = try database.remote()
                        try await remote.prepare(for: RemoteBench.clinic, kinds: RemoteBench.kinds)
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await database.remote().identify()?.clinic == RemoteBench.clinic)
        }
    }

    @Test func `a schema of the same name with other tables in it is left alone`() async throws {
        try await PostgresServer.withDatabase { database in
            try database.run("create schema clinic; create table clinic.patient (name text)")
            let remote = try database.remote()
            let taken = AppError.remote(
                .failed(
                    remote: remote.name,
                    detail: "it has a schema called clinic with other tables in it; choose another database"))
            await #expect(throws: taken) { try await remote.prepare(for: RemoteBench.clinic, kinds: []) }
            #expect(try database.value("select count(*) from pg_tables where schemaname = 'clinic'") == "1")
        }
    }

    private static let records: [RemoteRecord] = [
        RemoteRecord("order", 2, 1, #"{"number":1042,"state":"paid"}"#),
        RemoteRecord("product", 1, 2, #"{"name":"Gauze","stock":9}"#), RemoteRecord("product", 3, 2, nil),
    ]

    /// The same at the present version, in the order of their changes.
    private static let migrated = [
        records[0], records[2], RemoteRecord("product", 1, 3, #"{"is_retired":0,"name":"Gauze","stock":9}"#),
    ]

    /// A database that a program of a version left behind; see `Fixtures`.
    private func withRemote(of version: Int, _ body: (PostgresDatabase) async throws -> Void) async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/remote-\(version).sql").standardized
        let script = try String(contentsOf: file, encoding: .utf8)
        try await PostgresServer.withDatabase { database in
            try database.run(script)
            try await database.settled()
            try await body(database)
        }
    }
}
