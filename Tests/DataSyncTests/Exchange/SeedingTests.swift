import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The upload of a clinic to a remote after a failed first try.
@Suite(.timeLimit(.minutes(60))) struct SeedingTests {
    @Test func `an interrupted one continues from its position`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: workstation, on: server, "one")
        try await workstation.share(on: FakeRemote(server), at: "one")
        try await expectWhole(server, workstation)
    }

    @Test func `one interrupted in an older program continues from its position, too`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: workstation, on: server, "one")
        server.growOld()
        try await workstation.share(on: FakeRemote(server), at: "one")
        try await expectWhole(server, workstation)
    }

    @Test func `what an older remote has is signed by who brings it to this version, and another workstation joins`()
        async throws
    {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await workstation.share(on: FakeRemote(server), at: "one")
        #expect(try await workstation.sync.sync().problem == nil)
        server.growOld()
        try await workstation.share(on: FakeRemote(server), at: "one")
        let joined = try await Workstations.joined(FakeRemote(server))
        #expect(try joined.records() == workstation.records())
        let aside = try joined.database.read { connection throws(AppError) in
            try SetAside(connection: connection).first(3)
        }
        #expect(aside == [])
    }

    @Test func `a clinic that is on a remote is not put onto one that an older program began, either`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await workstation.share(on: FakeRemote(server), at: "one")
        #expect(try await workstation.sync.sync().problem == nil)
        let other = FakeRemoteServer()
        try await FakeRemote(other).prepare(for: try #require(server.copy.identity).clinic, kinds: [])
        other.growOld()
        await #expect(throws: AppError.self) {
            try await workstation.share(on: FakeRemote(other), at: "two")
        }
        #expect(other.copy.identity?.isOpen == false)
        #expect(try workstation.remoteAddress() == "one")
    }

    @Test func `what was begun on one remote does not count on another`() async throws {
        let (workstation, first, second) = (
            try WorkstationHarness.open(.memory), FakeRemoteServer(), FakeRemoteServer()
        )
        try await breakOff(at: workstation, on: first, "one")
        try await workstation.share(on: FakeRemote(second), at: "two")
        #expect(try workstation.remoteAddress() == "two")
        try await expectWhole(second, workstation)
    }

    @Test func `a database that was recreated meanwhile gets all of it`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: workstation, on: FakeRemoteServer(), "one")
        try await workstation.signIn(.receptionist)
        // The new copy includes a write made meanwhile, which is not sent again.
        _ = try await workstation.buy(.known(501), 2)
        try await workstation.share(on: FakeRemote(server), at: "one")
        try await expectWhole(server, workstation)
        #expect(try await workstation.now { $0.catalog.product(.known(501)) }.stock == 22)
    }

    @Test func `a clinic that is on a remote is not put onto another`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await workstation.share(on: FakeRemote(server), at: "one")
        #expect(try await workstation.sync.sync().problem == nil)
        let other = FakeRemoteServer()
        await #expect(throws: AppError.self) {
            try await workstation.share(on: FakeRemote(other), at: "two")
        }
        #expect(other.copy.identity == nil)
    }

    @Test func `a workstation has numbers to assign before the remote answers again`() async throws {
        let (workstation, server) = (try WorkstationHarness.open(.memory), FakeRemoteServer())
        try await workstation.signIn(.receptionist)
        try await workstation.share(on: FakeRemote(server), at: "one")
        let own = try await workstation.register("Ada Byron")
        try await expectWhole(server, workstation)
        let other = try await Workstations.joined(FakeRemote(server))
        try await other.signIn(.receptionist)
        #expect(try await other.register("Grace Hopper").number.rawValue > own.number.rawValue + 100)
    }

    /// Copies the clinic, sends part of it and loses the connection.
    private func breakOff(at workstation: ClinicWorkstation, on server: FakeRemoteServer, _ address: String)
        async throws
    {
        let way = FakeRemote(server)
        way.fail(at: "song")
        await #expect(throws: AppError.self) {
            try await workstation.share(on: way, at: address)
        }
        #expect(server.copy.identity?.isOpen == false)
        // This is the state after all other kinds were sent on pages of their own.
        _ = try await workstation.writer.write { connection throws(AppError) in
            try connection.run("INSERT INTO synced_record SELECT kind, subject, 1 FROM inbox WHERE kind <> 'song'")
            try connection.run("DELETE FROM inbox WHERE kind <> 'song'")
        }
    }

    private func expectWhole(_ server: FakeRemoteServer, _ workstation: ClinicWorkstation) async throws {
        #expect(try await workstation.sync.sync().problem == nil)
        #expect(try await Workstations.joined(FakeRemote(server)).records() == workstation.records())
    }
}
