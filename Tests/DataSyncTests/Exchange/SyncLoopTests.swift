import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
@testable import DataTests

/// When a station exchanges by itself.
@Suite(.timeLimit(.minutes(10))) struct SyncLoopTests {
    private let polling = ManualClock()

    @Test func `what is written is sent without being asked for`() async throws {
        let stations = try await Stations()
        try await withLoop(at: stations.first) {
            _ = try await stations.first.register("Ada Byron")
            try await stations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(stations.applied == 1)
    }

    @Test func `what others wrote comes after a while`() async throws {
        let stations = try await Stations()
        try await withLoop(at: stations.first) {
            // The first round is over.
            await polling.someoneSleeps()
            let patient = try await stations.second.register("Ada Byron")
            #expect(try await stations.second.sync.sync().sent == 1)
            var reader = stations.first.patients.patients(.finding("byron")).reader()
            #expect(try await reader.value().patients.isEmpty)
            polling.advance(by: .seconds(5))
            #expect(try await reader.value().patients.map(\.number) == [patient.number])
        }
    }

    @Test func `after a failure the queue drains by itself, with no new write`() async throws {
        let clock = FixedClock()
        let stations = try await Stations(clock: clock)
        stations.ways[0].set(.unreachable)
        try await withLoop(at: stations.first) {
            _ = try await stations.first.register("Ada Byron")
            try await stations.first.whenStatus { if case .offline = $0.reach { true } else { false } }
            stations.ways[0].set(.open)
            await polling.someoneSleeps()
            clock.advance(by: 300)
            polling.advance(by: .seconds(300))
            try await stations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(stations.applied == 1)
    }

    @Test func `a round that somebody asks for ends the wait after failures`() async throws {
        let stations = try await Stations()
        stations.ways[0].set(.unreachable)
        try await withLoop(at: stations.first) {
            _ = try await stations.first.register("Ada Byron")
            try await stations.first.whenStatus { if case .offline = $0.reach { true } else { false } }
            await polling.someoneSleeps()
            stations.ways[0].set(.open)
            #expect(try await stations.first.sync.sync().problem == nil)
            // No time has passed, and the next write goes by itself.
            _ = try await stations.first.register("Grace Hopper")
            try await stations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(stations.applied == 2)
    }

    @Test func `a wait after failures ends soon when another process on the file gets through`() async throws {
        try await withFolder { folder in
            let server = FakeRemoteServer()
            let (way, other) = (FakeRemote(server), FakeRemote(server))
            let store = try StationHarness.open(.folder(folder))
            try await store.initialize(way, at: "memory", random: SeededGenerator(seed: 1))
            #expect(try await store.sync.sync().problem == nil)
            let there = try StationHarness.open(.folder(folder))
            try there.connect(to: other, random: SeededGenerator(seed: 1))
            try await store.writer.write { connection throws(AppError) in
                try RemoteRow.update(in: connection) { $0.notBefore = FixedClock().storedNow + 300 }
            }
            try await withLoop(at: store) {
                for _ in 0..<3 {
                    await polling.someoneSleeps()
                    #expect(try await store.status().reach == .online, "it rests")
                    polling.advance(by: .seconds(5))
                }
                #expect(try await there.sync.sync().problem == nil)
                way.set(.unreachable)
                await polling.someoneSleeps()
                polling.advance(by: .seconds(5))
                try await store.whenStatus { if case .offline = $0.reach { true } else { false } }
            }
        }
    }

    @Test func `a disk of the station that is full does not keep it from the remote for long`() async throws {
        let stations = try await Stations()
        for number in 0..<100 { _ = try await stations.second.register("Person \(number)") }
        #expect(try await stations.second.sync.sync().problem == nil)
        try stations.first.run("INSERT INTO saved_state VALUES ('ballast', zeroblob(60000))")
        try stations.first.run("PRAGMA max_page_count = 1")
        try await withLoop(at: stations.first) {
            try await stations.first.whenStatus { if case .offline(.storage) = $0.reach { true } else { false } }
            await polling.someoneSleeps()
            #expect(try stations.first.column("SELECT CAST(failures AS TEXT) FROM remote") == ["0"])
            try stations.first.run("PRAGMA max_page_count = 1000000")
            polling.advance(by: .seconds(1))
            try await stations.first.whenStatus { $0.reach == .online }
        }
        #expect(try stations.first.records() == stations.second.records())
    }

    @Test func `what cannot be read at present is read again soon`() async throws {
        let stations = try await Stations()
        try stations.first.run("ALTER TABLE remote RENAME TO elsewhere")
        let engine = try #require(stations.first.link.engine)
        guard case .rest(.seconds(1)) = await engine.rest() else { return #expect(Bool(false), "another rest") }
    }

    private func withLoop(at store: ClinicStation, _ body: () async throws -> Void) async throws {
        let clock = polling
        let loop = Task { await store.keepExchanging(on: clock, every: .seconds(5)) }
        defer { loop.cancel() }
        try await body()
    }
}

extension ClinicStation {
    /// Runs SQL behind the store's back.
    fileprivate func run(_ sql: String) throws {
        try database.writer.use { connection throws(AppError) in _ = try connection.run(sql) }
    }

    /// Waits until the status is as it should be.
    fileprivate func whenStatus(_ isRight: (SyncStatus) -> Bool) async throws {
        for await case .value(let status, _, _) in sync.status() where isRight(status) { return }
        throw CancellationError()
    }
}
