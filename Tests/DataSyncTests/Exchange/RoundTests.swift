import Domain
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// One round of exchange: its report and its effect, beside another round and beside another process.
@Suite(.timeLimit(.minutes(60))) struct RoundTests {
    @Test func `a write during a round is sent by the round requested then`() async throws {
        let clock = ManualClock()
        let way = FakeRemote(clock: clock)
        let workstation = try await Workstations.opened(way)
        try await workstation.signIn(.receptionist)
        way.delay(by: .seconds(1))
        let first = Task.immediate { try await workstation.sync.sync() }
        await clock.someoneSleeps()
        clock.advance(by: .seconds(1))
        // It fetches the writes of others, and has nothing left to send.
        await clock.someoneSleeps()
        _ = try await workstation.register("Ada Byron")
        let second = Task.immediate { try await workstation.sync.sync() }
        // The engine is notified.
        _ = await workstation.link.engine?.rest()
        way.delay(by: nil)
        clock.advance(by: .seconds(1))
        #expect(try await first.value.sent == 0)
        let report = try await second.value
        #expect(report.sent == 1)
        #expect(report.left.queued == 0)
    }

    @Test func `a request while the remote fails reports the failure, and the remote is not asked again at once`()
        async throws
    {
        let clock = ManualClock()
        let way = FakeRemote(clock: clock)
        let workstation = try await Workstations.opened(way)
        way.set(.unreachable)
        way.delay(by: .seconds(1))
        let first = Task.immediate { try await workstation.sync.sync() }
        await clock.someoneSleeps()
        let second = Task.immediate { try await workstation.sync.sync() }
        // The engine is notified.
        _ = await workstation.link.engine?.rest()
        way.delay(by: nil)
        clock.advance(by: .seconds(1))
        #expect(try await first.value.problem?.code == "remote-unreachable")
        #expect(try await second.value.problem?.code == "remote-unreachable")
        #expect(try workstation.read { try RemoteRow.read(from: $0)?.failures } == 1)
    }

    @Test func `a round ends at once when its caller is cancelled, and that is not a failure of the remote`()
        async throws
    {
        let clock = ManualClock()
        let way = FakeRemote(clock: clock)
        let workstation = try await Workstations.opened(way)
        way.delay(by: .seconds(1))
        let round = Task.immediate { try await workstation.sync.sync() }
        await clock.someoneSleeps()
        round.cancel()
        #expect(try await round.value.problem == .brokenOff)
        #expect(try workstation.read { try RemoteRow.read(from: $0)?.failures } == 0)
        #expect(try await workstation.status().reach == .online)
        way.delay(by: nil)
        #expect(try await workstation.sync.sync().problem == nil)
    }

    @Test func `a cancelled caller does not end the round for others, neither that one nor the next`() async throws {
        let clock = ManualClock()
        let way = FakeRemote(clock: clock)
        let workstation = try await Workstations.opened(way)
        way.delay(by: .seconds(1))
        let first = Task.immediate { try await workstation.sync.sync() }
        await clock.someoneSleeps()
        let others = (0..<3).map { _ in Task.immediate { try await workstation.sync.sync() } }
        // The engine is notified of all of them.
        _ = await workstation.link.engine?.rest()
        others[0].cancel()
        first.cancel()
        #expect(try await first.value.problem == .brokenOff)
        way.delay(by: nil)
        await clock.someoneSleeps()
        clock.advance(by: .seconds(1))
        for other in others { #expect(try await other.value.problem == nil) }
    }

    @Test func `a next round that all gave up on is not made, and who asks then gets another`() async throws {
        let clock = ManualClock()
        let way = FakeRemote(clock: clock)
        let workstation = try await Workstations.opened(way)
        way.delay(by: .seconds(1))
        let first = Task.immediate { try await workstation.sync.sync() }
        await clock.someoneSleeps()
        let second = Task.immediate { try await workstation.sync.sync() }
        _ = await workstation.link.engine?.rest()
        second.cancel()
        let third = Task.immediate { try await workstation.sync.sync() }
        _ = await workstation.link.engine?.rest()
        way.delay(by: nil)
        clock.advance(by: .seconds(1))
        #expect(try await first.value.problem == nil)
        #expect(try await second.value.problem == .brokenOff)
        #expect(try await third.value.problem == nil)
    }

    @Test func `a remote that cannot be used at this workstation is offline, and says why`() async throws {
        let problem = AppError.remote(.libraryMissing(detail: "no libpq.so.5"))
        let workstation = try await Workstations.opened(FakeRemote())
        try await workstation.signIn(.receptionist)
        try workstation.connect(to: UnusableRemote(problem), random: SeededGenerator(seed: 1))
        _ = try await workstation.register("Ada Byron")
        let report = try await workstation.sync.sync()
        #expect(report.problem == problem)
        #expect(report.left.reach == .offline(problem))
        #expect(report.left.queued == 1)
    }

    @Test func `a round that is cut short tells what was sent`() async throws {
        let workstations = try await Workstations()
        for index in 0..<SyncEngine.batch + 6 { _ = try await workstations.first.register("Ada Byron \(index)") }
        workstations.ways[0].loseNextAnswer(after: 1)
        let report = try await workstations.first.sync.sync()
        #expect(report.problem?.code == "remote-unreachable")
        #expect(report.sent == SyncEngine.batch)
        #expect(report.left.queued == 6)
    }

    @Test func `what was on its way behind a batch that was lost is there once`() async throws {
        let workstations = try await Workstations()
        let count = SyncEngine.batch + 6
        for index in 0..<count { _ = try await workstations.first.register("Ada Byron \(index)") }
        workstations.ways[0].loseNextAnswer()
        let report = try await workstations.first.sync.sync()
        #expect(report.problem?.code == "remote-unreachable")
        #expect(report.sent + report.left.queued == count)
        try await workstations.settle()
        #expect(workstations.applied == count)
        try await workstations.expectEqual()
    }

    @Test func `a program that was open before the clinic was shared reports its queue`() async throws {
        try await withFolder { folder in
            let (sharing, open) = (
                try WorkstationHarness.open(.folder(folder)), try WorkstationHarness.open(.folder(folder))
            )
            #expect(try await open.status() == .local)
            try await sharing.share(on: FakeRemote(), at: "memory")
            try await open.signIn(.receptionist)
            _ = try await open.register("Ada Byron")
            #expect(try await open.status().queued == 1)
            let error = await #expect(throws: AppError.self) { try await open.sync.sync() }
            #expect(error?.message == "This clinic was put on memory after this program had been started.")
        }
    }

    @Test func `a round gives back what is free in the file`() async throws {
        try await withFolder { folder in
            let workstation = try WorkstationHarness.open(.folder(folder))
            try await workstation.share(on: FakeRemote())
            let file = try Connection(path: StoreHarness.file(folder))
            try file.run("CREATE TABLE filling (page BLOB) STRICT")
            try file.run(
                """
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                INSERT INTO filling SELECT zeroblob(4000) FROM n
                """)
            try file.run("DROP TABLE filling")
            #expect(try file.pragma("freelist_count") >= 3_000)
            #expect(try await workstation.sync.sync().problem == nil)
            #expect(try file.pragma("freelist_count") <= 1_000)
        }
    }
}
