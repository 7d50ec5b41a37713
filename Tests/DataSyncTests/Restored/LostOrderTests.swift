import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// An order that a restored remote lost takes its goods from stock once, at any workstation.
@Suite(.timeLimit(.minutes(60))) struct LostOrderTests {
    private let product = ProductNumber.known(501)
    private static let steps: [[OrderState]] = [[.paid], [.cancelled], [.paid, .refundRequested, .refunded]]
    /// A PostgreSQL is read once the writes of other tests are visible, which takes time.
    private static let cases =
        steps.map { (Engine.fake, $0) }
        + Engine.here.filter { $0 != .fake }.map { ($0, [.paid, .refundRequested, .refunded]) }

    @Test(arguments: cases)
    func `one that continues before the loss is known takes its goods once`(
        _ engine: Engine, _ steps: [OrderState]
    ) async throws {
        try await withLostOrder(engine) { remote, workstations, order, stock in
            try await workstations[0].take(steps, order)
            try await workstations.settle()
            try await workstations[0].retryWhatFailed()
            try await workstations.settle()
            try await expect(steps.last, of: order, stock, at: workstations, remote)
        }
    }

    @Test(arguments: steps)
    func `one that continues here and is sent again elsewhere takes its goods once, whatever is chosen`(
        _ steps: [OrderState]
    ) async throws {
        for side in OutboxSide.allCases {
            try await withLostOrder(.fake) { remote, workstations, order, stock in
                try await workstations[0].take(steps, order)
                try await workstations.settle()
                try await workstations[1].retryLost()
                #expect(try await workstations[1].sync.sync().problem == nil)
                try await workstations[0].retryWhatFailed()
                try await workstations.settle()
                let chosen = try await choose(side, at: workstations[0]) ? steps.last : .placed
                try await workstations.settle()
                try await expect(chosen, of: order, stock, at: workstations, remote)
            }
        }
    }

    @Test(arguments: steps)
    func `one of which workstations have different versions takes its goods once, whichever is chosen`(
        _ steps: [OrderState]
    ) async throws {
        for side in OutboxSide.allCases {
            try await withLostOrder(.fake, after: steps) { remote, workstations, order, stock in
                try await workstations.settle()
                try await workstations[1].retryLost()
                #expect(try await workstations[1].sync.sync().problem == nil)
                try await workstations[0].retryLost()
                try await workstations.settle()
                let chosen = try await choose(side, at: workstations[0]) ? steps.last : .placed
                try await workstations.settle()
                try await expect(chosen, of: order, stock, at: workstations, remote)
            }
        }
    }

    @Test(arguments: cases)
    func `one that has continued elsewhere needs no choice`(
        _ engine: Engine, _ steps: [OrderState]
    ) async throws {
        try await withLostOrder(engine, after: steps) { remote, workstations, order, stock in
            try await workstations.settle()
            try await workstations[0].retryLost()
            #expect(try await workstations[0].sync.sync().problem == nil)
            try await workstations[1].retryLost()
            try await workstations.settle()
            try await expect(steps.last, of: order, stock, at: workstations, remote)
        }
    }

    @Test func `one that went on elsewhere is not brought back to what it cannot become any more`() async throws {
        try await withLostOrder(.fake, after: [.cancelled]) { remote, workstations, order, stock in
            try await workstations.settle()
            try await workstations[1].retryLost()
            #expect(try await workstations[1].sync.sync().problem == nil)
            try await workstations[1].signIn(.manager)
            for step in [OrderState.paid, .packed, .shipped] { _ = try await workstations[1].move(order, to: step) }
            try await workstations[0].retryLost()
            try await workstations.settle()
            let error = await #expect(throws: AppError.self) { try await choose(.mine, at: workstations[0]) }
            #expect(error?.message == "The order is shipped by now and cannot become cancelled.")
            #expect(try await !choose(.theirs, at: workstations[0]))
            try await workstations.settle()
            try await expect(.shipped, of: order, stock, at: workstations, remote)
        }
    }

    @Test func `one that only shows later was not lost, and nothing is taken for it`() async throws {
        let workstations = try await Workstations(as: .manager)
        let order = try await workstations.first.buy(product, 3)[0]
        try await workstations.settle()
        let stock = try await workstations.first.now { $0.catalog.product(product) }.stock
        workstations.server.restore(workstations.server.copy)
        #expect(try await workstations.second.sync.sync().problem == nil)
        // A transaction that began earlier holds back every later write.
        workstations.server.hold()
        _ = try await workstations.second.pay(order.number)
        for workstation in workstations.all.reversed() { #expect(try await workstation.sync.sync().problem == nil) }
        #expect(try await workstations.first.status().parked == 0)
        workstations.server.release()
        #expect(try await workstations.first.sync.sync().problem == nil)
        #expect(try await workstations.first.status().parked == 0)
        #expect(try await workstations.first.now { $0.orders.order(order.number) }.state == .paid)
        #expect(try await workstations.first.now { $0.catalog.product(product) }.stock == stock)
        try await workstations.expectEqual()
    }

    /// An order of three that both workstations have and the remote has lost, and the remote's stock of its product.
    /// Nobody is notified of that, and the second workstation has not received any later step.
    private func withLostOrder(
        _ engine: Engine, after steps: [OrderState] = [],
        _ body: (RestorableRemote, [ClinicWorkstation], OrderNumber, Int) async throws -> Void
    ) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            for workstation in workstations { try await workstation.signIn(.manager) }
            let stock = try await workstations[0].now { $0.catalog.product(product) }.stock
            try remote.backUp()
            let order = try await workstations[0].buy(product, 3)[0].number
            try await workstations.settle()
            try await workstations[0].take(steps, order)
            #expect(try await workstations[0].sync.sync().problem == nil)
            try remote.restore()
            try await body(remote, workstations, order, stock)
        }
    }

    /// - Returns: whether this workstation's side was chosen.
    private func choose(_ side: OutboxSide, at workstation: ClinicWorkstation) async throws -> Bool {
        try await workstation.signIn(.manager)
        let page = try await workstation.now { $0.sync.queue(limit: 9) }
        let entry = try #require(page.entries.first { $0.state == .conflicting }, "\(page.entries)")
        guard side == .mine else {
            _ = try await workstation.sync.discard(entry.id)
            return false
        }
        let whole = try #require(try await workstation.now { $0.sync.entry(entry.id) }.fields.first { $0.isContested })
        try await workstation.sync.resolve(entry.id, keeping: [whole.id: .mine])
        return true
    }

    private func expect(
        _ state: OrderState?, of order: OrderNumber, _ stock: Int, at workstations: [ClinicWorkstation],
        _ remote: RestorableRemote, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let newcomer = try await Workstations.joined(remote.connect())
        try await newcomer.signIn(.manager)
        let records = Set(try newcomer.records())
        let left = [.cancelled, .refunded].contains(state) ? stock : stock - 3
        for (index, workstation) in (workstations + [newcomer]).enumerated() {
            let seen = try await workstation.now { $0.orders.order(order) }.state
            let seenStock = try await workstation.now { $0.catalog.product(product) }.stock
            #expect(seen == state, "at \(index)", sourceLocation: location)
            #expect(seenStock == left, "at \(index)", sourceLocation: location)
            #expect(
                try await workstation.now { $0.sync.queue(limit: 9) }.entries == [], "at \(index)",
                sourceLocation: location)
            #expect(Set(try workstation.records()) == records, "at \(index)", sourceLocation: location)
        }
    }
}

extension ClinicWorkstation {
    /// Takes an order some steps further; one person requests a refund and another decides it.
    fileprivate func take(_ steps: [OrderState], _ order: OrderNumber) async throws {
        for step in steps {
            try await signIn(step == .refunded ? .pharmacist : .manager)
            _ = try await move(order, to: step)
        }
        try await signIn(.manager)
    }
}
