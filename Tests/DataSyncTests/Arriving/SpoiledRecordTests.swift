import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Records at the remote that make no sense. `CLINIC_ARRIVAL_SIZE` are spoiled, beginning with `CLINIC_ARRIVAL_SEED`.
@Suite(.timeLimit(.minutes(60))) struct SpoiledRecordTests {
    private static let size = ProcessInfo.processInfo.environment["CLINIC_ARRIVAL_SIZE"].flatMap { Int($0) } ?? 1_000
    private static let seed = ProcessInfo.processInfo.environment["CLINIC_ARRIVAL_SEED"].flatMap { UInt64($0) } ?? 1
    private static let atOnce = 50

    @Test func `none of a thousand spoiled records holds up another, and each is listed`() async throws {
        var listed = 0
        for round in 0..<UInt64(max(1, Self.size / Self.atOnce)) {
            let seed = Self.seed + round
            let workstations = try await Workstations(as: .manager)
            let good = try workstations.first.remoteRecords()
            var spoiling = RecordSpoiling(good, seed: seed)
            let spoiled = (0..<Self.atOnce).map { _ in spoiling.next() }.uniqued()
            let remote = TamperedRemote(FakeRemote(workstations.server))
            remote.set(spoiled)

            try workstations.second.connect(to: remote, random: SeededGenerator(seed: 1))
            #expect(try await workstations.second.sync.sync().problem == nil, "seed \(seed)")
            try workstations.second.expectSense(seed)
            listed += try workstations.second.expect(spoiled, listedOrTakenIn: seed)
            _ = try await workstations.first.register("Zoë Quillfeather")
            try await workstations.settle()
            // Read from the table: a record of the staff that makes sense may have ended the session.
            let names = try workstations.second.column("SELECT name FROM patient WHERE name LIKE 'Zoë Q%'")
            #expect(names == ["Zoë Quillfeather"], "seed \(seed)")

            // Without the clinic itself there is nothing to join.
            guard !spoiled.contains(where: { $0.kind == "clinic" }) else { continue }
            let joined = try await Workstations.joined(remote)
            try joined.expectSense(seed)
            _ = try joined.expect(spoiled, listedOrTakenIn: seed)
        }
        print("spoiled: \(listed) set aside, seed \(Self.seed)")
        #expect(listed > Self.size / 2)
    }

    @Test(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing))
    func `it is the same when they were written to a PostgreSQL`() async throws {
        var listed = 0
        for round in 0..<UInt64(max(1, Self.size / Self.atOnce / 10)) {
            let seed = Self.seed + 1_000_000 + round
            try await PostgresServer.withDatabase { database in
                let remote = try SettledRemote(database)
                let first = try await Workstations.opened(remote)
                let second = try await Workstations.joined(remote)
                var spoiling = RecordSpoiling(try first.remoteRecords().filter { $0.kind != "clinic" }, seed: seed)
                let spoiled = try (0..<Self.atOnce).map { _ in spoiling.next() }.uniqued()
                    .filter { try database.overwrite($0) }
                try await first.signIn(.manager)
                _ = try await first.register("Zoë Quillfeather")
                #expect(try await first.sync.sync().problem == nil, "seed \(seed)")
                for workstation in [first, second, try await Workstations.joined(remote)] {
                    #expect(try await workstation.sync.sync().problem == nil, "seed \(seed)")
                    try workstation.expectSense(seed)
                    listed += try workstation.expect(spoiled, listedOrTakenIn: seed)
                    let names = try workstation.column("SELECT name FROM patient WHERE name LIKE 'Zoë Q%'")
                    #expect(names == ["Zoë Quillfeather"], "seed \(seed)")
                }
            }
        }
        print("spoiled: \(listed) set aside at three workstations of a PostgreSQL, seed \(Self.seed)")
    }

    @Test func `a good version is taken in by itself, and nothing is set aside any more`() async throws {
        let workstations = try await Workstations(as: .manager)
        let good = try workstations.first.remoteRecords()
        let remote = TamperedRemote(FakeRemote(workstations.server))
        let product = try #require(good.first { $0.kind == "product" })
        let body = try #require(product.body)
        remote.set([
            RemoteRecord(
                kind: product.kind, subject: product.subject, version: 2,
                body: body.replacingOccurrences(of: "\"stock\":", with: "\"stok\":"))
        ])
        try workstations.second.connect(to: remote, random: SeededGenerator(seed: 1))
        let report = try await workstations.second.sync.sync()
        #expect(report.problem == nil && report.left.counts == ["1 set aside"])
        let page = try await workstations.second.now { $0.sync.queue(limit: 10) }
        #expect(page.setAside.map(\.what) == ["a product"] && page.setAside.map(\.reason) == ["stok is unknown"])

        remote.set([RemoteRecord(kind: product.kind, subject: product.subject, version: 3, body: body)])
        #expect(try await workstations.second.sync.sync().left.counts == [])
        #expect(Set(try workstations.second.remoteRecords()) == Set(good))
    }

    @Test func `a workstation that cannot read the clinic itself says why it does not join`() async throws {
        let workstations = try await Workstations(as: .manager)
        let remote = TamperedRemote(FakeRemote(workstations.server))
        let clinic = try #require(try workstations.first.remoteRecords().first)
        remote.set([RemoteRecord(kind: "clinic", subject: clinic.subject, version: 2, body: "{}")])
        let empty = try WorkstationHarness.open(.memory, joining: "memory")
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await empty.sync.sync().problem == .clinicIsSetAside("created at is missing"))
    }

    @Test func `only managers see what was set aside`() async throws {
        let workstations = try await Workstations(as: .receptionist)
        let remote = TamperedRemote(FakeRemote(workstations.server))
        remote.set([RemoteRecord(kind: "patient", subject: .sample(7), version: 1, body: "{}")])
        try workstations.second.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await workstations.second.sync.sync().left.setAside == 1)
        #expect(try await workstations.second.now { $0.sync.queue(limit: 10) }.setAside == [])
    }
}

extension PostgresDatabase {
    /// Puts a record in the place of a good one, as somebody with a way to the tables would.
    ///
    /// - Returns: false if PostgreSQL does not keep it.
    fileprivate func overwrite(_ record: RemoteRecord) throws -> Bool {
        let sql = """
            insert into clinic.record (kind, subject, version, body, epoch)
            select $1, $2::uuid, $3::bigint, $4::jsonb, epoch from clinic.remote
            on conflict (kind, subject) do update
            set version = excluded.version, body = excluded.body, epoch = excluded.epoch, tx = pg_current_xact_id(),
                seq = default
            """
        do {
            _ = try session().rows(
                sql, [record.kind, record.subject.uuidString, String(record.version), record.body])
            return true
        } catch PostgresFault.said {
            return false
        }
    }
}

extension ClinicWorkstation {
    /// Every record of this workstation, as the remote has a new one.
    func remoteRecords() throws -> [RemoteRecord] {
        try database.read { connection throws(AppError) in
            var all: [RemoteRecord] = []
            for kind in RecordKind.allCases {
                all += try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in
                    RemoteRecord(kind: kind.rawValue, subject: try row.identity(0), version: 1, body: try row.text(1))
                }
            }
            return all
        }
    }

    /// Every screen can read everything, and every reference leads somewhere.
    fileprivate func expectSense(_ seed: UInt64) throws {
        try database.read { connection throws(AppError) in
            for kind in RecordKind.allCases {
                let all = try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in try row.identity(0) }
                try kind.read(all, in: connection)
            }
            let unresolved = try connection.rows("PRAGMA foreign_key_check") { row throws(AppError) in try row.text(0) }
            #expect(unresolved == [], "seed \(seed)")
        }
    }

    /// - Returns: how many are listed.
    fileprivate func expect(_ spoiled: [RemoteRecord], listedOrTakenIn seed: UInt64) throws -> Int {
        let aside = try database.read { connection throws(AppError) in
            try SetAside(connection: connection).first(10_000)
        }
        let own = Dictionary(
            uniqueKeysWithValues: try remoteRecords().map { record in
                ("\(record.kind) \(record.subject)", record.body.flatMap { JSONValue($0) })
            })
        let ids = Set(aside.map(\.id))
        for record in spoiled {
            let id = "\(record.kind.prefix(40)) \(record.subject)"
            let isTakenIn = own[id] ?? nil == record.body.flatMap { JSONValue($0) }
            #expect(ids.contains(id) || isTakenIn, "\(id) of seed \(seed): \(record)")
        }
        #expect(aside.allSatisfy { !$0.reason.isEmpty }, "seed \(seed)")
        return spoiled.count { ids.contains("\($0.kind.prefix(40)) \($0.subject)") }
    }
}

extension [RemoteRecord] {
    /// One for each kind and identity.
    fileprivate func uniqued() -> [RemoteRecord] {
        var seen: Set<String> = []
        return filter { seen.insert("\($0.kind) \($0.subject)").inserted }
    }
}
