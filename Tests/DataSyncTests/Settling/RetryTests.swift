import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data
@testable import DataSync

/// Retrying and discarding queued writes.
@Suite(.timeLimit(.minutes(60))) struct RetryTests {
    @Test func `what the remote failed at is asked about by the name that it was sent by`() async throws {
        let workstations = try await Workstations()
        workstations.ways[0].fail(at: "product")
        _ = try await workstations.first.buy(.known(501), 1)
        _ = try await workstations.first.sync.sync()
        let entry = try await workstations.first.onlyEntry()
        guard case .delayed = entry.state else { return #expect(Bool(false), "\(entry.state)") }
        let name = try workstations.first.column("SELECT hex(operation) FROM outbox")
        try await workstations.first.sync.retry(entry.id)
        #expect(try workstations.first.column("SELECT hex(operation) FROM outbox") == name)
    }

    @Test func `what was refused is another write when it is tried again`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { _ = try await workstation.buy(.known(512), 1) }
        try await workstations.settle()
        let loser = try await workstations.first.status().parked == 1 ? workstations.first : workstations.second
        let name = try loser.column("SELECT hex(operation) FROM outbox")
        try await loser.sync.retry(try await loser.onlyEntry().id)
        #expect(try loser.column("SELECT hex(operation) FROM outbox") != name)
    }

    @Test func `what is tried again is sent without a request`() async throws {
        let workstations = try await Workstations()
        for workstation in workstations.all { _ = try await workstation.buy(.known(512), 1) }
        try await workstations.settle()
        let loser = try await workstations.first.status().parked == 1 ? workstations.first : workstations.second
        let woken = Mutex(false)
        loser.link.onWake { woken.withLock { $0 = true } }
        try await loser.sync.retry(try await loser.onlyEntry().id)
        let isWoken = woken.withLock { $0 }
        #expect(isWoken)
    }

    @Test func `a mended write still waits for what its mending waited for`() async throws {
        let workstations = try await Workstations()
        let workstation = workstations.first
        let needs: (String) throws -> [String] = {
            try workstation.column("SELECT CAST(needs AS TEXT) FROM outbox_need \($0)")
        }
        let patient = try await workstation.register("Ada Byron")
        let other = try await workstation.register("Grace Hopper")
        try await workstation.edit(patient.number) { $0.phone = "600 555 777" }
        // The edit, which replaces the refused registration, has to wait for the other one.
        _ = try await workstation.writer.write { connection throws(AppError) in
            try connection.run("INSERT INTO outbox_need (entry, needs) VALUES (3, 2)")
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'malformed x' WHERE number = 1")
        }
        #expect(try needs("WHERE entry = 3 ORDER BY needs") == ["1", "2"])
        try await workstation.sync.retry(.known(1))
        #expect(try needs("WHERE entry = 1") == ["2"])
        try await workstations.settle()
        #expect(try await workstations.second.now { $0.patients.patient(patient.number) }.facts.phone == "600 555 777")
        #expect(try await workstations.second.now { $0.patients.patient(other.number) }.facts.name == "Grace Hopper")
        try await workstations.expectEqual()
    }

    @Test func `what only others may make is not made by trying again what it builds on`() async throws {
        let workstations = try await Workstations(as: .pharmacist)
        _ = try await workstations.first.buy(.known(512), 1)
        let loser = workstations.second
        let order = try await loser.buy(.known(512), 1)[0].number
        try await workstations.settle()
        let refused = try await loser.onlyEntry().id
        try await loser.signIn(.receptionist)
        _ = try await loser.pay(order)
        let queued = {
            try loser.column(
                """
                SELECT what || ' ' || name || ' ' || permissions FROM outbox JOIN staff ON staff.id = author
                ORDER BY outbox.number
                """)
        }
        let before = try queued()
        #expect(before.count == 2)
        try await loser.signIn(.pharmacist)
        try await loser.sync.retry(refused)
        #expect(try queued() == before)
        #expect(try await loser.now { $0.orders.order(order) }.state == .paid)

        try await loser.signIn(.receptionist)
        try await park(refused, in: loser)
        try await loser.sync.retry(refused)
        let together = try queued()
        #expect(together == ["the order of Someone Ben Okafor checkOut viewOrders takePayment"])
        #expect(try await loser.now { $0.orders.order(order) }.state == .paid)
    }

    /// Marks a write as refused by the remote.
    private func park(_ entry: OutboxNumber, in workstation: ClinicWorkstation) async throws {
        _ = try await workstation.writer.write { connection throws(AppError) in
            try connection.run(
                "UPDATE outbox SET state = 'parked', problem = 'shortage x' WHERE number = ?",
                [.integer(entry.rawValue)])
        }
    }

    @Test func `a note that is taken back leaves no hole`() async throws {
        let workstations = try await Workstations(as: .clinician)
        let workstation = workstations.first
        for text in ["one", "two", "three"] { try await workstation.note(text, about: .known(2_009)) }
        _ = try await workstation.writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'malformed x' WHERE number = 2")
        }
        let before = try workstation.column("SELECT CAST(position AS TEXT) FROM clinical_note WHERE patient = 2009")
        #expect(try await workstation.sync.discard(.known(2)) == 1)
        let after = try workstation.column("SELECT CAST(position AS TEXT) FROM clinical_note WHERE patient = 2009")
        #expect(after == before.dropLast())
        try await workstations.settle()
        try await workstations.expectEqual()
    }
}
