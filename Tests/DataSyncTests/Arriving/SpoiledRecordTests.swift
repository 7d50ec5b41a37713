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
    /// How many of them are written to a PostgreSQL.
    private static let postgresSize =
        ProcessInfo.processInfo.environment["CLINIC_ARRIVAL_POSTGRES"].flatMap { Int($0) } ?? 100
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

            let joined = try await Workstations.joined(remote)
            try joined.expectSense(seed)
            _ = try joined.expect(spoiled, listedOrTakenIn: seed)
        }
        print("spoiled: \(listed) set aside, seed \(Self.seed)")
        #expect(listed > Self.size / 2)
    }

    @Test(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing))
    func `it is the same when they were written to a PostgreSQL`() async throws {
        var (written, listed, seed) = (0, 0, Self.seed + 1_000_000)
        while written < Self.postgresSize {
            seed += 1
            try await PostgresServer.withDatabase { database in
                let remote = try SettledRemote(database)
                let first = try await Workstations.opened(remote)
                let second = try await Workstations.joined(remote)
                var spoiling = RecordSpoiling(try first.remoteRecords(), seed: seed)
                let spoiled = try (0..<Self.atOnce).map { _ in spoiling.next() }.uniqued()
                    .filter { !$0.saysThatTheManagerLeft }.filter { try database.overwrite($0) }
                written += spoiled.count
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
        print("spoiled: \(written) in a PostgreSQL, \(listed) set aside at three workstations, seed \(Self.seed)")
        #expect(listed > written)
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
        #expect(report.setAside.map(\.reason) == ["stok is unknown"])
        let page = try await workstations.second.now { $0.sync.queue(limit: 10) }
        #expect(page.setAside.map(\.what) == ["a product"] && page.setAside.map(\.reason) == ["stok is unknown"])

        remote.set([RemoteRecord(kind: product.kind, subject: product.subject, version: 3, body: body)])
        #expect(try await workstations.second.sync.sync().left.counts == [])
        #expect(Set(try workstations.second.remoteRecords()) == Set(good))
    }

    @Test(arguments: [
        (2, "{}"), (2, nil), (.max, "{}"), (-1, nil), (2, "long"),
    ])
    func `a workstation joins a clinic whose own record makes no sense, by what was signed`(
        _ version: Int, _ body: String?
    ) async throws {
        let workstations = try await Workstations(as: .manager)
        let remote = TamperedRemote(FakeRemote(workstations.server))
        let clinic = try #require(try workstations.first.remoteRecords().first)
        let spoiled = body == "long" ? "\"\(String(repeating: "x", count: 2_000_000))\"" : body
        remote.set([RemoteRecord(kind: "clinic", subject: clinic.subject, version: version, body: spoiled)])
        let joined = try await Workstations.joined(remote)
        #expect(Set(try joined.remoteRecords()) == Set(try workstations.first.remoteRecords()))
        #expect(try joined.setAside().map(\.what) == ["the clinic"])
    }

    @Test func `a workstation that cannot read the clinic itself says why it does not join`() async throws {
        let workstations = try await Workstations(as: .manager)
        let remote = TamperedRemote(FakeRemote(workstations.server))
        let clinic = try #require(try workstations.first.remoteRecords().first)
        remote.set([RemoteRecord(kind: "clinic", subject: clinic.subject, version: 2, body: "{}")])
        remote.loseSteps(of: "clinic")
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
