import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Steps of one order in conflict with each other.
@Suite(.timeLimit(.minutes(60))) struct OrderConflictTests {
    @Test func `steps of one order never merge on their own`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.pay(.known(1_044))
        _ = try await workstations.second.move(.known(1_044), to: .cancelled)
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        #expect(entry.state == .conflicting)
        let whole = try #require(entry.fields.first)
        #expect(whole.mine == "Cancelled by Maya Lindqvist, \(Self.now)")
        #expect(whole.theirs == "Paid by Maya Lindqvist, \(Self.now)")
        #expect(entry.fields.map(\.title) == ["the whole record", "state", "stock"])
        #expect(entry.fields[1].before == "Placed")
        #expect(entry.fields[1].mine == "Cancelled")
    }

    @Test func `a choice between two refund requests shows the authors and the reasons`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.pay(.known(1_044))
        try await workstations.settle()
        try await workstations.second.signIn(.receptionist)
        for (workstation, why) in zip(workstations.all, ["wrong size", "arrived broken"]) {
            _ = try await workstation.move(.known(1_044), to: .refundRequested, note: why)
        }
        try await workstations.settle()
        let whole = try #require(try await workstations.second.onlyEntry().fields.first)
        #expect(whole.mine == "Refund requested by Ben Okafor, \(Self.now): arrived broken")
        #expect(whole.theirs == "Refund requested by Maya Lindqvist, \(Self.now): wrong size")
    }

    @Test func `a choice between two decisions shows their authors`() async throws {
        let workstations = try await Workstations()
        _ = try await workstations.first.pay(.known(1_044))
        _ = try await workstations.first.move(.known(1_044), to: .refundRequested, note: "wrong size")
        try await workstations.settle()
        try await workstations.settle()
        try await workstations.first.signIn(.pharmacist)
        _ = try await workstations.first.move(.known(1_044), to: .refunded)
        try await workstations.second.signIn(.manager)
        _ = try await workstations.second.move(.known(1_044), to: .declined, note: "it was worn")
        try await workstations.settle()
        let fields = try await workstations.second.onlyEntry().fields
        #expect(fields.first?.before == "Refund requested by Ben Okafor, \(Self.now): wrong size")
        #expect(fields.first?.mine == "Refund declined by Maya Lindqvist, \(Self.now): it was worn")
        #expect(fields.first?.theirs == "Refunded by Ana Ruiz, \(Self.now)")
        #expect(fields.first { $0.title == "state" }?.before == "Refund requested")
    }

    @Test func `a choice between two times of an appointment shows both, and the name of the service`() async throws {
        let workstations = try await Workstations()
        try await workstations.first.bookFirstSlot()
        let new = try await workstations.first.onlyEntry()
        guard case .appointment(let number) = new.subject else { return #expect(Bool(false), "\(new)") }
        #expect(new.fields.first { $0.title == "service" }?.mine == "Check-up")
        try await workstations.settle()
        try await workstations.settle()
        try await workstations.first.moveToNextSlot(number)
        try await workstations.second.moveToNextSlot(number, 2)
        try await workstations.settle()
        let whole = try #require(try await workstations.second.onlyEntry().fields.first)
        let moved = "Moved from 2026-01-03 09:00 to"
        #expect(whole.mine == "\(moved) 2026-01-03 11:15 by Ben Okafor, \(Self.now)")
        #expect(whole.theirs == "\(moved) 2026-01-03 10:45 by Ben Okafor, \(Self.now)")
    }

    /// The displayed moment of every step.
    private static let now = "2026-01-02 10:12"

    @Test(arguments: OutboxSide.allCases)
    func `a step that is still possible is taken on top of the other one, or given up, as is chosen`(
        _ side: OutboxSide
    ) async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.move(.known(1_043), to: .packed)
        _ = try await workstations.second.move(.known(1_043), to: .refundRequested)
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        let whole = try #require(entry.fields.first)
        try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: side])
        try await workstations.settle()
        let order = try await workstations.first.now { $0.orders.order(.known(1_043)) }
        #expect(order.state == (side == .mine ? .refundRequested : .packed))
        let packed = [OrderState.placed, .paid, .packed]
        #expect(order.history.map(\.state) == (side == .mine ? packed + [.refundRequested] : packed))
        try await workstations.expectEqual()
    }

    @Test func `an order that was paid elsewhere cannot be cancelled by choosing so`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.pay(.known(1_044))
        _ = try await workstations.second.move(.known(1_044), to: .cancelled)
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        let whole = try #require(entry.fields.first)
        await #expect(throws: AppError.self) {
            try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
        }
        try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        try await workstations.settle()
        #expect(try await workstations.first.now { $0.orders.order(.known(1_044)) }.state == .paid)
        try await workstations.expectEqual()
    }

    @Test func `a step that is not possible any more cannot be chosen`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.move(.known(1_044), to: .cancelled)
        _ = try await workstations.second.pay(.known(1_044))
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        let whole = try #require(entry.fields.first)
        await #expect(throws: AppError.self) {
            try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
        }
        #expect(try await workstations.second.onlyEntry().state == .conflicting)
        try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `the same step at two workstations is taken once`() async throws {
        let workstations = try await Workstations(as: .manager)
        try await workstations.second.signIn(.receptionist)
        for workstation in workstations.all { _ = try await workstation.move(.known(1_044), to: .cancelled) }
        try await workstations.settle()
        let entry = try await workstations.second.onlyEntry()
        let whole = try #require(entry.fields.first { $0.isContested })
        await #expect(throws: AppError.self) {
            try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
        }
        try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .theirs])
        try await workstations.settle()
        #expect(try await workstations.first.now { $0.catalog.product(.known(511)) }.stock == 6)
        try await workstations.expectEqual()
    }

    @Test func `the very same step at two workstations in one moment gives its goods back once`() async throws {
        let workstations = try await Workstations(as: .manager)
        for workstation in workstations.all { _ = try await workstation.move(.known(1_044), to: .cancelled) }
        try await workstations.settle()
        for workstation in workstations.all {
            #expect(try await workstation.status().queued == 0)
            #expect(try await workstation.now { $0.catalog.product(.known(511)) }.stock == 6)
        }
        try await workstations.expectEqual()
    }

    @Test func `such a step that waits while the other one is fetched returns its goods once`() async throws {
        let workstations = try await Workstations(as: .manager)
        for workstation in workstations.all { _ = try await workstation.move(.known(1_044), to: .cancelled) }
        workstations.ways[1].fail(at: "order")
        for workstation in workstations.all { #expect(try await workstation.sync.sync().problem == nil) }
        #expect(try await workstations.second.now { $0.catalog.product(.known(511)) }.stock == 6)
        workstations.ways[1].fail(at: "nothing")
        try await workstations.second.retryWhatFailed()
        try await workstations.settle()
        #expect(try await workstations.second.status().queued == 0)
        #expect(try await workstations.second.now { $0.catalog.product(.known(511)) }.stock == 6)
        try await workstations.expectEqual()
    }

    @Test func `a remote decides about fields that are never merged before their counters`() throws {
        let kinds = RecordKind.allCases.map(\.synced).sorted { $0.name < $1.name }
        let counting = try #require(kinds.firstIndex { !$0.counters.isEmpty })
        #expect(kinds[counting...].allSatisfy { $0.merging != .never })
    }
}
