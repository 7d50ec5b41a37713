import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The times at which a workstation exchanges without a request.
@Suite(.timeLimit(.minutes(60))) struct SyncLoopTests {
    private let polling = ManualClock()

    @Test func `a write is sent without a request`() async throws {
        let workstations = try await Workstations()
        try await withLoop(at: workstations.first) {
            _ = try await workstations.first.register("Ada Byron")
            try await workstations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(workstations.applied == 1)
    }

    @Test func `what others wrote comes after a while`() async throws {
        let workstations = try await Workstations()
        try await withLoop(at: workstations.first) {
            // The first round is over.
            await polling.someoneSleeps()
            let patient = try await workstations.second.register("Ada Byron")
            #expect(try await workstations.second.sync.sync().sent == 1)
            var reader = workstations.first.patients.patients(.finding("byron")).reader()
            #expect(try await reader.value().patients.isEmpty)
            polling.advance(by: .seconds(5))
            #expect(try await reader.value().patients.map(\.number) == [patient.number])
        }
    }

    @Test func `what others wrote comes within a second where the remote tells of it`() async throws {
        let workstations = try await Workstations()
        workstations.server.tellNews()
        try await withLoop(at: workstations.first) {
            for number in 1...3 {
                await polling.someoneSleeps()
                _ = try await workstations.second.register("Ada Byron \(number)")
                #expect(try await workstations.second.sync.sync().sent == 1)
                await polling.someoneSleeps(atLeast: 2)
                polling.advance(by: .milliseconds(600))
                var reader = workstations.first.patients.patients(.finding("byron")).reader()
                while try await reader.value().patients.count < number {}
            }
        }
    }

    @Test func `where nothing comes, others are asked less often, until something does`() async throws {
        let workstations = try await Workstations()
        try await withLoop(at: workstations.first) {
            for wait in Array(repeating: 5_000, count: 10) + [5_500, 6_050] {
                await polling.someoneSleeps()
                polling.advance(by: .milliseconds(wait))
            }
            await polling.someoneSleeps()
            let patient = try await workstations.second.register("Ada Byron")
            #expect(try await workstations.second.sync.sync().sent == 1)
            var reader = workstations.first.patients.patients(.finding("byron")).reader()
            #expect(try await reader.value().patients.isEmpty)
            polling.advance(by: .seconds(5))
            #expect(polling.hasSleepers, "it waits longer than that")
            polling.advance(by: .seconds(2))
            #expect(try await reader.value().patients.map(\.number) == [patient.number])
            await polling.someoneSleeps()
            polling.advance(by: .seconds(5))
            await polling.someoneSleeps()
        }
    }

    @Test func `a wait is a tenth of the quiet before it, within limits, and an exchange or a failure ends it`() {
        let (nothing, something) = (
            SyncReport(sent: 0, received: 0, left: .local), SyncReport(sent: 0, received: 1, left: .local)
        )
        var failure = nothing
        failure.problem = .drainedElsewhere
        var (pace, waits) = (SyncPace(interval: .seconds(5)), [Duration]())
        for report in Array(repeating: nothing, count: 50) + [something, nothing, failure] {
            pace.count(report)
            waits.append(pace.wait)
        }
        #expect(waits[0..<10].allSatisfy { $0 == .seconds(5) })
        #expect(waits[10...11] == [.milliseconds(5_500), .milliseconds(6_050)])
        #expect(waits[37...49].allSatisfy { $0 == .seconds(60) })
        #expect(waits[50...] == [.seconds(5), .seconds(5), .seconds(5)])
    }

    @Test func `after a failure the queue drains by itself, with no new write`() async throws {
        let clock = FixedClock()
        let workstations = try await Workstations(clock: clock)
        workstations.ways[0].set(.unreachable)
        try await withLoop(at: workstations.first) {
            _ = try await workstations.first.register("Ada Byron")
            try await workstations.first.whenStatus { if case .offline = $0.reach { true } else { false } }
            workstations.ways[0].set(.open)
            await polling.someoneSleeps()
            clock.advance(by: 300)
            polling.advance(by: .seconds(300))
            try await workstations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(workstations.applied == 1)
    }

    @Test func `a requested round ends the wait after failures`() async throws {
        let workstations = try await Workstations()
        workstations.ways[0].set(.unreachable)
        try await withLoop(at: workstations.first) {
            _ = try await workstations.first.register("Ada Byron")
            try await workstations.first.whenStatus { if case .offline = $0.reach { true } else { false } }
            await polling.someoneSleeps()
            workstations.ways[0].set(.open)
            #expect(try await workstations.first.sync.sync().problem == nil)
            // No time has passed, and the next write is sent without a request.
            _ = try await workstations.first.register("Grace Hopper")
            try await workstations.first.whenStatus { $0.queued == 0 && $0.reach == .online }
        }
        #expect(workstations.applied == 2)
    }

    @Test func `a wait after failures ends soon when another process on the file gets through`() async throws {
        try await withFolder { folder in
            let server = FakeRemoteServer()
            let (way, other) = (FakeRemote(server), FakeRemote(server))
            let store = try WorkstationHarness.open(.folder(folder))
            try await store.share(on: way, at: "memory")
            #expect(try await store.sync.sync().problem == nil)
            let there = try WorkstationHarness.open(.folder(folder))
            try there.connect(to: other, random: SeededGenerator(seed: 1))
            try await store.writer.write { connection throws(AppError) in
                try RemoteRow.update(in: connection) { $0.notBefore = FixedClock().storedNow + 300 }
            }
            // A round before its time would be offline.
            way.set(.unreachable)
            try await withLoop(at: store) {
                for _ in 0..<3 {
                    await polling.someoneSleeps()
                    #expect(try await store.status().reach == .online, "it rests")
                    polling.advance(by: .seconds(5))
                }
                #expect(try await there.sync.sync().problem == nil)
                await polling.someoneSleeps()
                polling.advance(by: .seconds(5))
                try await store.whenStatus { if case .offline = $0.reach { true } else { false } }
            }
        }
    }

    @Test func `a disk of the workstation that is full does not keep it from the remote for long`() async throws {
        let workstations = try await Workstations()
        for number in 0..<100 { _ = try await workstations.second.register("Person \(number)") }
        #expect(try await workstations.second.sync.sync().problem == nil)
        try workstations.first.run("INSERT INTO saved_state VALUES ('ballast', zeroblob(60000))")
        try workstations.first.run("PRAGMA max_page_count = 1")
        try await withLoop(at: workstations.first) {
            try await workstations.first.whenStatus { if case .offline(.storage) = $0.reach { true } else { false } }
            await polling.someoneSleeps()
            #expect(try workstations.first.column("SELECT CAST(failures AS TEXT) FROM remote") == ["0"])
            try workstations.first.run("PRAGMA max_page_count = 1000000")
            polling.advance(by: .seconds(1))
            try await workstations.first.whenStatus { $0.reach == .online }
        }
        #expect(try workstations.first.records() == workstations.second.records())
    }

    @Test func `what cannot be read at present is read again soon`() async throws {
        let workstations = try await Workstations()
        try workstations.first.run("ALTER TABLE remote RENAME TO elsewhere")
        let engine = try #require(workstations.first.link.engine)
        guard case .rest(.seconds(1)) = await engine.rest() else { return #expect(Bool(false), "another rest") }
    }

    private func withLoop(at store: ClinicWorkstation, _ body: () async throws -> Void) async throws {
        let clock = polling
        let loop = Task { await store.keepExchanging(on: clock, every: .seconds(5)) }
        defer { loop.cancel() }
        try await body()
    }
}

extension ClinicWorkstation {
    /// Runs SQL behind the store's back.
    fileprivate func run(_ sql: String) throws {
        try database.writer.use { connection throws(AppError) in _ = try connection.run(sql) }
    }

    /// Waits until the status meets a condition.
    fileprivate func whenStatus(_ isRight: (SyncStatus) -> Bool) async throws {
        for await case .value(let status, _, _) in sync.status() where isRight(status) { return }
        throw CancellationError()
    }
}
