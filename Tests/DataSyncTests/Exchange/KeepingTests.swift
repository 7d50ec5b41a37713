import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Forgetting at a remote, with workstations that are cut off, set back or given up.
@Suite(.timeLimit(.minutes(60))) struct KeepingTests {
    private static let number = PatientNumber.known(2_003)

    @Test(arguments: Engine.here) func `of a write that everybody has, only what was signed stays`(
        at engine: Engine
    ) async throws {
        switch engine {
        case .fake:
            let workstations = try await Workstations()
            try await workstations.first.edit(Self.number) { $0.phone = "600 555 222" }
            workstations.ways[0].loseNextAnswer()
            #expect(try await workstations.first.sync.sync().problem != nil)
            #expect(workstations.server.copy.applied.count == 1)
            try await workstations.settle()
            #expect(workstations.server.copy.applied.isEmpty && workstations.applied == 1)
            try await workstations.expectEqual()
        case .postgres:
            try await PostgresServer.withEmptyDatabase { database in
                let first = try await Workstations.opened(SettledRemote(database))
                try await first.signIn(.receptionist)
                try await first.edit(Self.number) { $0.phone = "600 555 222" }
                #expect(try await first.sync.sync().sent == 1)
                let answers = "select count(*) from clinic.operation where workstation is not null"
                #expect(try database.value(answers) == "0")
                let workstation = "select xmin::text || settled from clinic.workstation"
                #expect(try await first.sync.sync().problem == nil)
                let before = try database.value(workstation)
                #expect(try await first.sync.sync().problem == nil)
                #expect(try database.value(workstation) == before, "an idle round writes nothing")
            }
        }
    }

    @Test func `two that exchange under one name at once lose nothing, and count nothing twice`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        try await first.signIn(.receptionist)
        let own = try first.database.read { connection throws(AppError) in try SignedHeads.log(in: connection) }
        let log = try #require(own)
        let way = FlakyWay(FakeRemote(server), seed: 1)
        try first.connect(to: way, random: SeededGenerator(seed: 1))
        try await first.edit(Self.number) { $0.phone = "600 555 222" }
        let other = FakeRemote(server)
        let visit = try await other.visit(log)
        way.beforeApplying {
            let write = RemoteOperation(900_001).sent(on: visit)
            _ = await other.apply([write])
            _ = try? await other.changes(after: .start, limit: 10, on: visit.settled)
        }
        #expect(try await first.sync.sync().problem?.code == "remote-unreachable")
        way.beforeApplying(nil)
        #expect(try await first.sync.sync().problem == nil)
        #expect(try await first.status().queued == 0)
        let joined = try await Workstations.joined(FakeRemote(server))
        #expect(Set(try joined.records()) == Set(try first.records()))
    }

    @Test(arguments: Engine.here)
    func `who was given up forgets a patient who was forgotten meanwhile, and keeps what was not sent`(
        at engine: Engine
    ) async throws {
        try await engine.withRemote { connect in
            let clock = FixedClock()
            let all = [
                try await Workstations.opened(connect(), clock: clock),
                try await Workstations.joined(connect(), clock: clock),
            ]
            clock.advance(by: 11 * 366 * 86_400)
            for workstation in all { try await workstation.signIn(.manager) }
            try await all.settle()
            let other = PatientNumber.known(2_001)
            try await all[1].edit(other) { $0.phone = "600 555 333" }
            let forgetting = all[0].store.forgetting
            _ = try await forgetting.forget(Self.number, named: try forgetting.summary(of: Self.number).name)
            for _ in 1...2 { #expect(try await all[0].sync.sync().problem == nil) }
            #expect(try await all[0].forget(at: connect()) == 1)

            let workstations = try await all[1].workstations(at: connect())
            let away = try #require(workstations.first { $0.isOwn })
            #expect(away.workstation.behind > 0)
            _ = try await all[0].retire(away.workstation.name, at: connect())
            let deletions = try await connect().changes(after: .start, limit: 10_000).records.filter { $0.body == nil }
            #expect(deletions == [])

            let report = try await all[1].sync.sync()
            #expect(report.problem == nil && report.left.parked == 0 && report.left.conflicts == 0)
            #expect(report.left.setAside == 0)
            try await all.settle()
            #expect(try all[1].records() == all[0].records())
            #expect(try all[1].database.texts().filter { $0.contains("Ngata") } == [])
            let phone = try all[0].column("SELECT phone FROM patient WHERE number = \(other.rawValue)")
            #expect(phone.first?.filter(\.isNumber).hasSuffix("600555333") == true)
            #expect(try all[1].database.problems() == [])
            let joined = try await Workstations.joined(connect(), clock: clock)
            #expect(try joined.records() == all[0].records())
        }
    }

    @Test(arguments: Engine.here, [4, 12, 16, 20])
    func `who joins while a patient is forgotten has what everybody has`(at engine: Engine, page: Int) async throws {
        try await engine.withRemote { connect in
            let clock = FixedClock()
            let first = try await Workstations.opened(connect(), clock: clock)
            clock.advance(by: 11 * 366 * 86_400)
            try await first.signIn(.manager)
            #expect(try await first.sync.sync().problem == nil)
            let way = FlakyWay(try connect(), seed: 1) { come in
                guard come == page else { return }
                do {
                    let forgetting = first.store.forgetting
                    _ = try await forgetting.forget(Self.number, named: try forgetting.summary(of: Self.number).name)
                    for _ in 1...2 { #expect(try await first.sync.sync().problem == nil) }
                    #expect(try await first.forget(at: connect()) == 1)
                } catch { Issue.record(error) }
            }
            let joined = try await Workstations.joined(way, clock: clock)
            try await [first, joined].settle()
            #expect(try joined.records() == first.records())
            #expect(try joined.setAside() == [])
            #expect(try joined.database.texts().filter { $0.contains("Ngata") } == [])
            let deletions = try await connect().changes(after: .start, limit: 10_000).records.filter { $0.body == nil }
            #expect(deletions == [])
        }
    }

    @Test func `a workstation is given up by the beginning of its name, by a manager`() async throws {
        let workstations = try await Workstations(as: .manager)
        let (first, way) = (workstations.first, workstations.ways[0])
        let known = try await first.workstations(at: way)
        #expect(known.count == 2 && known.filter { $0.isOwn }.count == 1)
        for unclear in ["", "x"] {
            let error = await #expect(throws: AppError.self) { try await first.retire(unclear, at: way) }
            #expect(error?.message.contains("orkstation") == true)
        }
        let name = try #require(known.first { !$0.isOwn }?.workstation.name)
        try await first.signIn(.receptionist)
        await #expect(throws: AppError.self) { try await first.retire(name, at: way) }
        #expect(try await first.workstations(at: way).allSatisfy { !$0.workstation.isRetired })
        try await first.signIn(.manager)
        _ = try await first.retire(String(name.prefix(9)).uppercased(), at: way)
        #expect(try await first.workstations(at: way).filter { $0.workstation.isRetired }.map { $0.isOwn } == [false])
    }

    @Test func `a record that a restored remote lost is still told from one that was deleted`() async throws {
        let (server, clock) = (FakeRemoteServer(), FixedClock())
        let all = [
            try await Workstations.opened(FakeRemote(server), clock: clock),
            try await Workstations.joined(FakeRemote(server), clock: clock),
        ]
        clock.advance(by: 11 * 366 * 86_400)
        for workstation in all { try await workstation.signIn(.manager) }
        try await all.settle()
        let forgetting = all[0].store.forgetting
        _ = try await forgetting.forget(Self.number, named: try forgetting.summary(of: Self.number).name)
        for _ in 1...2 { #expect(try await all[0].sync.sync().problem == nil) }
        #expect(try await all[0].forget(at: FakeRemote(server)) == 1)
        let workstations = try await all[1].workstations(at: FakeRemote(server))
        let away = try #require(workstations.first { $0.isOwn })
        _ = try await all[0].retire(away.workstation.name, at: FakeRemote(server))
        let copy = server.copy
        _ = try await all[0].register("Ada Byron")
        #expect(try await all[0].sync.sync().problem == nil)
        server.restore(copy)
        for workstation in all { #expect(try await workstation.sync.sync().problem == nil) }
        #expect(try await all[0].status().parked == 1)
        #expect(try await all[1].status().parked == 0)
        #expect(try all[1].database.texts().filter { $0.contains("Ngata") } == [])
    }
}

extension Remote {
    /// The next visit of the workstation with a log.
    fileprivate func visit(_ log: [UInt8]) async throws -> RemoteVisit {
        let identity = try await identify(by: log)
        return RemoteVisit(log: log, number: try #require(identity).settled + 1)
    }
}
