import Domain
import Foundation
import Support
import Testing

@testable import Data

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

    private func withLoop(at store: ClinicStore, _ body: () async throws -> Void) async throws {
        let clock = polling
        let loop = Task { await store.keepExchanging(on: clock, every: .seconds(5)) }
        defer { loop.cancel() }
        try await body()
    }
}

extension ClinicStore {
    /// Waits until the status is as it should be.
    fileprivate func whenStatus(_ isRight: (SyncStatus) -> Bool) async throws {
        for await case .value(let status, _, _) in sync.status() where isRight(status) { return }
        throw CancellationError()
    }
}
