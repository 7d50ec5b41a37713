import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// What becomes of a clinic that is put onto a remote, when that does not work at the first try.
@Suite(.timeLimit(.minutes(10))) struct SeedingTests {
    @Test func `one that was broken off goes on where it was`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: station, on: server, "one")
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        try await expectWhole(server, station)
    }

    @Test func `one that an older program broke off goes on where it was, too`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: station, on: server, "one")
        server.growOld()
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        try await expectWhole(server, station)
    }

    @Test func `a clinic that is on a remote is not put onto one that an older program began, either`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        #expect(try await station.sync.sync().problem == nil)
        let other = FakeRemoteServer()
        try await FakeRemote(other).prepare(for: try #require(server.copy.identity).clinic, kinds: [])
        other.growOld()
        await #expect(throws: AppError.self) {
            try await station.initialize(FakeRemote(other), at: "two", random: SeededGenerator(seed: 1))
        }
        #expect(other.copy.identity?.isOpen == false)
        #expect(try station.remoteAddress() == "one")
    }

    @Test func `what was begun on one remote does not count on another`() async throws {
        let (station, first, second) = (try StationHarness.open(.memory), FakeRemoteServer(), FakeRemoteServer())
        try await breakOff(at: station, on: first, "one")
        try await station.initialize(FakeRemote(second), at: "two", random: SeededGenerator(seed: 1))
        #expect(try station.remoteAddress() == "two")
        try await expectWhole(second, station)
    }

    @Test func `a database that was made anew meanwhile gets all of it`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await breakOff(at: station, on: FakeRemoteServer(), "one")
        try await station.signIn(.receptionist)
        // What is written meanwhile is in the new copy, and not sent on top of it.
        _ = try await station.buy(.known(501), 2)
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        try await expectWhole(server, station)
        #expect(try await station.now { $0.catalog.product(.known(501)) }.stock == 22)
    }

    @Test func `a clinic that is on a remote is not put onto another`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        #expect(try await station.sync.sync().problem == nil)
        let other = FakeRemoteServer()
        await #expect(throws: AppError.self) {
            try await station.initialize(FakeRemote(other), at: "two", random: SeededGenerator(seed: 1))
        }
        #expect(other.copy.identity == nil)
    }

    @Test func `a station has numbers to give out before the remote has answered once more`() async throws {
        let (station, server) = (try StationHarness.open(.memory), FakeRemoteServer())
        try await station.signIn(.receptionist)
        try await station.initialize(FakeRemote(server), at: "one", random: SeededGenerator(seed: 1))
        let own = try await station.register("Ada Byron")
        try await expectWhole(server, station)
        let other = try await Stations.joined(FakeRemote(server))
        try await other.signIn(.receptionist)
        #expect(try await other.register("Grace Hopper").number.rawValue > own.number.rawValue + 100)
    }

    /// Copies the clinic, sends some of it and loses the way.
    private func breakOff(at station: ClinicStation, on server: FakeRemoteServer, _ address: String) async throws {
        let way = FakeRemote(server)
        way.fail(at: "song")
        await #expect(throws: AppError.self) {
            try await station.initialize(way, at: address, random: SeededGenerator(seed: 1))
        }
        #expect(server.copy.identity?.isOpen == false)
        // So it is when all other kinds were on pages of their own.
        _ = try await station.writer.write { connection throws(AppError) in
            try connection.run("INSERT INTO synced_record SELECT kind, subject, 1 FROM inbox WHERE kind <> 'song'")
            try connection.run("DELETE FROM inbox WHERE kind <> 'song'")
        }
    }

    private func expectWhole(_ server: FakeRemoteServer, _ station: ClinicStation) async throws {
        #expect(try await station.sync.sync().problem == nil)
        #expect(try await Stations.joined(FakeRemote(server)).records() == station.records())
    }
}
