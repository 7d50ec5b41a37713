import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The writes that workstations with one remote see of each other.
@Suite(.timeLimit(.minutes(60))) struct SyncTests {
    @Test func `a workstation that joins has every record of the clinic`() async throws {
        let workstations = try await Workstations()
        try await workstations.expectEqual()
        #expect(try await workstations.second.now { $0.orders.orders(OrderQuery()) }.orders.isEmpty == false)
        #expect(
            try await workstations.second.now { $0.patients.patients(.finding("ana")) }.patients.isEmpty
                == false)
        let found = try ProductQuery.finding("ibu")
        #expect(try await !workstations.second.now { $0.catalog.products(found) }.products.isEmpty)
    }

    @Test func `what was known before is as it was, searches and counts too`() async throws {
        let workstations = try await Workstations()
        let (first, second) = (workstations.first, workstations.second)
        for table in ["patient_word", "product_order", "product_order_count", "order_count", "patient_count"] {
            #expect(try first.rows(of: table) == second.rows(of: table), "\(table)")
        }
    }

    @Test func `a write reaches the other workstation once`() async throws {
        let workstations = try await Workstations()
        let order = try await workstations.first.pay(.known(1_044))
        #expect(try await workstations.first.status().queued == 1)
        let report = try await workstations.first.sync.sync()
        #expect(report.sent == 1)
        #expect(report.problem == nil)
        #expect(report.left.queued == 0)
        _ = try await workstations.second.sync.sync()
        let seen = try await workstations.second.now { $0.orders.order(order.number) }
        #expect(seen == order)
        #expect(try await workstations.first.sync.sync().sent == 0)
        try await workstations.expectEqual()
    }

    @Test func `a write whose answer was lost is there once`() async throws {
        let workstations = try await Workstations()
        _ = try await workstations.first.pay(.known(1_044))
        workstations.ways[0].loseNextAnswer()
        #expect(try await workstations.first.sync.sync().problem != nil)
        #expect(try await workstations.first.status().queued == 1)
        workstations.ways[0].set(.open)
        #expect(try await workstations.first.sync.sync().problem == nil)
        #expect(workstations.applied == 1)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `without the remote work continues, and is sent when it is back`() async throws {
        let workstations = try await Workstations()
        workstations.ways[0].set(.unreachable)
        let patient = try await workstations.first.register("Ada Byron")
        let report = try await workstations.first.sync.sync()
        #expect(report.problem?.code == "remote-unreachable")
        #expect(report.left.queued == 1)
        guard case .offline = report.left.reach else { return #expect(Bool(false), "it is not offline") }
        workstations.ways[0].set(.open)
        try await workstations.settle()
        #expect(try await workstations.second.now { $0.patients.patient(patient.number) }.facts == patient.facts)
        #expect(
            try await workstations.second.now { $0.patients.patients(.finding("byron")) }.patients.count == 1
        )
        try await workstations.expectEqual()
    }

    @Test func `two workstations never give out the same number`() async throws {
        let workstations = try await Workstations()
        var numbers: [PatientNumber] = []
        for index in 0..<30 {
            for workstation in workstations.all {
                numbers.append(try await workstation.register("Person \(index)").number)
            }
        }
        #expect(Set(numbers).count == numbers.count)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `sales at both are counted, and a sold-out product is refused`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { _ = try await workstation.buy(.known(511), 2) }
        try await workstations.settle()
        #expect(try await workstations.first.now { $0.catalog.product(.known(511)) }.stock == 1)
        try await workstations.expectEqual()
        // The last unit, sold twice.
        for workstation in workstations.all { _ = try await workstation.buy(.known(511), 1) }
        try await workstations.settle()
        #expect(try await workstations.first.status().parked + workstations.second.status().parked == 1)
        #expect(try await workstations.first.now { $0.catalog.product(.known(511)) }.stock == 0)
        let firstLost = try await workstations.first.status().parked == 1
        let loser = firstLost ? workstations.first : workstations.second
        let entry = try #require(try await loser.now { $0.sync.queue(limit: 10) }.entries.first)
        #expect(try await loser.sync.discard(entry.id) == 1)
        try await workstations.settle()
        try await workstations.expectEqual()
    }

    @Test func `a write that the remote refuses blocks only the writes that need it`() async throws {
        let workstations = try await Workstations()
        workstations.ways[0].fail(at: "order")
        _ = try await workstations.first.pay(.known(1_044))
        _ = try await workstations.first.register("Ada Byron")
        _ = try await workstations.first.register("Grace Hopper")
        let report = try await workstations.first.sync.sync()
        #expect(report.sent == 2)
        #expect(report.problem == nil)
        #expect(report.left.queued == 1)
        let entry = try #require(try await workstations.first.now { $0.sync.queue(limit: 10) }.entries.first)
        guard case .delayed(attempts: 1, _, _) = entry.state else { return #expect(Bool(false), "\(entry.state)") }
    }
}

extension SyncTests {
    @Test func `a remote that went back to a copy of itself is what counts`() async throws {
        let workstations = try await Workstations()
        let copy = workstations.server.copy
        try await workstations.first.edit(.known(2_003)) { $0.phone = "600 555 111" }
        try await workstations.settle()
        workstations.server.restore(copy)
        try await workstations.settle()
        for workstation in workstations.all {
            #expect(try await workstation.now { $0.patients.patient(.known(2_003)) }.facts.phone == "+34 600 555 103")
        }
        try await workstations.expectEqual()
    }

    @Test func `a return of an oversold product leaves none to be sold`() async throws {
        let workstations = try await Workstations()
        let order = try #require(try await workstations.first.buy(.known(511), 1).first)
        try await workstations.settle()
        _ = try await workstations.second.buy(.known(511), 4)
        _ = try await workstations.second.sync.sync()
        _ = try await workstations.first.buy(.known(511), 4)
        #expect(try await workstations.first.sync.sync().left.parked == 1)
        workstations.ways[0].set(.unreachable)
        _ = try await workstations.first.move(order.number, to: .cancelled)
        #expect(try await workstations.first.now { $0.catalog.product(.known(511)) }.stock == 0)
    }

    @Test func `what was given back before it was sold is given back first`() async throws {
        let workstations = try await Workstations(as: .manager)
        // The last unit is sold, returned and sold again, all before anything is sent.
        let order = try await workstations.first.buy(.known(512), 1)[0]
        _ = try await workstations.first.move(order.number, to: .cancelled)
        _ = try await workstations.first.buy(.known(512), 1)
        try await workstations.settle()
        #expect(try await workstations.first.status().parked == 0)
        #expect(try await workstations.second.now { $0.catalog.product(.known(512)) }.stock == 0)
        try await workstations.expectEqual()
    }

    @Test func `a kind of record that only newer programs know waits for one`() async throws {
        let workstations = try await Workstations()
        let body = #"{"number":1,"title":"A card"}"#
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.learnBytesOfHex()
            let inbox = Inbox(connection: connection)
            try inbox.put([RemoteRecord(kind: "gift_card", subject: .sample(1), version: 1, body: body)])
            #expect(try inbox.takeIn(at: .sample) == 0)
        }
        try await workstations.settle()
        #expect(try workstations.first.column("SELECT body FROM inbox") == [body])
    }
}
