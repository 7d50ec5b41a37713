import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Trying queued writes again, and taking them back.
@Suite(.timeLimit(.minutes(10))) struct RetryTests {
    @Test func `what the remote failed at is asked about by the name that it was sent by`() async throws {
        let stations = try await Stations()
        stations.ways[0].fail(at: "product")
        _ = try await stations.first.buy(.known(501), 1)
        _ = try await stations.first.sync.sync()
        let entry = try await stations.first.onlyEntry()
        guard case .delayed = entry.state else { return #expect(Bool(false), "\(entry.state)") }
        let name = try stations.first.column("SELECT hex(operation) FROM outbox")
        try await stations.first.sync.retry(entry.id)
        #expect(try stations.first.column("SELECT hex(operation) FROM outbox") == name)
    }

    @Test func `what was refused is another write when it is tried again`() async throws {
        let stations = try await Stations()
        for station in stations.all { _ = try await station.buy(.known(512), 1) }
        try await stations.settle()
        let loser = try await stations.first.status().parked == 1 ? stations.first : stations.second
        let name = try loser.column("SELECT hex(operation) FROM outbox")
        try await loser.sync.retry(try await loser.onlyEntry().id)
        #expect(try loser.column("SELECT hex(operation) FROM outbox") != name)
    }

    @Test func `a mended write still waits for what its mending waited for`() async throws {
        let stations = try await Stations()
        let station = stations.first
        let needs: (String) throws -> [String] = {
            try station.column("SELECT CAST(needs AS TEXT) FROM outbox_need \($0)")
        }
        let patient = try await station.register("Ada Byron")
        let other = try await station.register("Grace Hopper")
        try await station.edit(patient.number) { $0.phone = "600 555 777" }
        // The edit, which takes the refused registration's place, has to wait for the other one.
        _ = try await station.writer.write { connection throws(AppError) in
            try connection.run("INSERT INTO outbox_need (entry, needs) VALUES (3, 2)")
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'malformed x' WHERE number = 1")
        }
        #expect(try needs("WHERE entry = 3 ORDER BY needs") == ["1", "2"])
        try await station.sync.retry(.known(1))
        #expect(try needs("WHERE entry = 1") == ["2"])
        try await stations.settle()
        #expect(try await stations.second.now { $0.patients.patient(patient.number) }.facts.phone == "600 555 777")
        #expect(try await stations.second.now { $0.patients.patient(other.number) }.facts.name == "Grace Hopper")
        try await stations.expectEqual()
    }

    @Test func `what only others may make is not made by trying again what it builds on`() async throws {
        let stations = try await Stations(as: .pharmacist)
        _ = try await stations.first.buy(.known(512), 1)
        let loser = stations.second
        let order = try await loser.buy(.known(512), 1)[0].number
        try await stations.settle()
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

    /// Has a write refused, as if the remote had done so.
    private func park(_ entry: OutboxNumber, in station: ClinicStation) async throws {
        _ = try await station.writer.write { connection throws(AppError) in
            try connection.run(
                "UPDATE outbox SET state = 'parked', problem = 'shortage x' WHERE number = ?",
                [.integer(entry.rawValue)])
        }
    }

    @Test func `a note that is taken back leaves no hole`() async throws {
        let stations = try await Stations(as: .clinician)
        let station = stations.first
        for text in ["one", "two", "three"] { try await station.note(text, about: .known(2_009)) }
        _ = try await station.writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked', problem = 'malformed x' WHERE number = 2")
        }
        let before = try station.column("SELECT CAST(position AS TEXT) FROM clinical_note WHERE patient = 2009")
        #expect(try await station.sync.discard(.known(2)) == 1)
        let after = try station.column("SELECT CAST(position AS TEXT) FROM clinical_note WHERE patient = 2009")
        #expect(after == before.dropLast())
        try await stations.settle()
        try await stations.expectEqual()
    }
}
