import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What becomes of steps of one order that contradict each other.
@Suite(.timeLimit(.minutes(10))) struct OrderConflictTests {
    @Test func `steps of one order never merge on their own`() async throws {
        let stations = try await Stations(as: .manager)
        _ = try await stations.first.pay(.known(1_044))
        _ = try await stations.second.move(.known(1_044), to: .cancelled)
        try await stations.settle()
        let entry = try await stations.second.onlyEntry()
        #expect(entry.state == .conflicting)
        #expect(entry.fields.first?.mine?.contains("state cancelled") == true)
        #expect(entry.fields.first?.theirs?.contains("state paid") == true)
    }

    @Test(arguments: OutboxSide.allCases)
    func `a step that is still possible is taken on top of the other one, or given up, as is chosen`(
        _ side: OutboxSide
    ) async throws {
        let stations = try await Stations(as: .manager)
        _ = try await stations.first.pay(.known(1_044))
        _ = try await stations.second.move(.known(1_044), to: .cancelled)
        try await stations.settle()
        let entry = try await stations.second.onlyEntry()
        let whole = try #require(entry.fields.first)
        try await stations.second.sync.resolve(entry.id, keeping: [whole.id: side])
        try await stations.settle()
        let order = try await stations.first.now { $0.orders.order(.known(1_044)) }
        #expect(order.state == (side == .mine ? .cancelled : .paid))
        #expect(order.history.map(\.state) == (side == .mine ? [.placed, .paid, .cancelled] : [.placed, .paid]))
        try await stations.expectEqual()
    }

    @Test func `a step that is not possible any more cannot be chosen`() async throws {
        let stations = try await Stations(as: .manager)
        _ = try await stations.first.move(.known(1_044), to: .cancelled)
        _ = try await stations.second.pay(.known(1_044))
        try await stations.settle()
        let entry = try await stations.second.onlyEntry()
        let whole = try #require(entry.fields.first)
        await #expect(throws: AppError.self) {
            try await stations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
        }
        #expect(try await stations.second.onlyEntry().state == .conflicting)
        try await stations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        try await stations.settle()
        try await stations.expectEqual()
    }

    @Test func `the same step at two stations is taken once`() async throws {
        let stations = try await Stations(as: .manager)
        try await stations.second.signIn(.receptionist)
        for station in stations.all { _ = try await station.move(.known(1_044), to: .cancelled) }
        try await stations.settle()
        let entry = try await stations.second.onlyEntry()
        let whole = try #require(entry.fields.first { $0.isContested })
        await #expect(throws: AppError.self) {
            try await stations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
        }
        try await stations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        try await stations.settle()
        #expect(try await stations.first.now { $0.catalog.product(.known(511)) }.stock == 6)
        try await stations.expectEqual()
    }

    @Test func `the very same step at two stations in one moment gives its goods back once`() async throws {
        let stations = try await Stations(as: .manager)
        for station in stations.all { _ = try await station.move(.known(1_044), to: .cancelled) }
        try await stations.settle()
        for station in stations.all {
            #expect(try await station.status().queued == 0)
            #expect(try await station.now { $0.catalog.product(.known(511)) }.stock == 6)
        }
        try await stations.expectEqual()
    }

    @Test func `such a step that waits while the other one is fetched gives its goods back once`() async throws {
        let stations = try await Stations(as: .manager)
        for station in stations.all { _ = try await station.move(.known(1_044), to: .cancelled) }
        stations.ways[1].fail(at: "order")
        for station in stations.all { #expect(try await station.sync.sync().problem == nil) }
        #expect(try await stations.second.now { $0.catalog.product(.known(511)) }.stock == 6)
        stations.ways[1].fail(at: "nothing")
        try await stations.second.retryWhatFailed()
        try await stations.settle()
        #expect(try await stations.second.status().queued == 0)
        #expect(try await stations.second.now { $0.catalog.product(.known(511)) }.stock == 6)
        try await stations.expectEqual()
    }

    @Test func `a remote decides about what is never merged before what is counted with it`() throws {
        let kinds = RecordKind.allCases.map(\.synced).sorted { $0.name < $1.name }
        let counting = try #require(kinds.firstIndex { !$0.counters.isEmpty })
        #expect(kinds[counting...].allSatisfy { $0.merging != .never })
    }
}
