import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// What becomes of what was written after a backup when the remote is restored from it.
@Suite(.timeLimit(.minutes(10))) struct RestoredBackupTests {
    private let product = ProductNumber.known(512)

    @Test(arguments: Engine.here)
    func `what the remote lost stays at its stations, and is sent once more when somebody says so`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let stations = try await remote.stations()
            try remote.backUp()
            let patient = try await writeAfterwards(stations[0])
            try await stations.settle()
            let before = Set(try stations[0].records())
            try remote.restore()
            try await stations.settle()
            // Everything is as it was on the screens, and queued for a person at each.
            for station in stations {
                #expect(Set(try station.records()) == before)
                #expect(try await station.status().parked == 4)
            }
            // Both send all of it, one before it hears of the other: it is there once.
            for station in stations { try await station.retryLost() }
            try await stations.settle()
            for station in stations {
                #expect(try await station.status().parked == 0)
                #expect(try await station.status().queued == 0)
                #expect(try await station.now { $0.catalog.product(product) }.stock == 0)
            }
            let newcomer = try await Stations.joined(remote.connect())
            #expect(try Set(newcomer.records()) == before)
            for station in stations { #expect(Set(try station.records()) == before) }
            try await newcomer.signIn(.receptionist)
            #expect(try await newcomer.now { $0.patients.patient(patient.number) }.facts == patient.facts)
        }
    }

    @Test(arguments: Engine.here)
    func `what one station sent once more is forgotten at the others, and what is discarded goes`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let stations = try await remote.stations()
            try remote.backUp()
            let before = Set(try stations[0].records())
            _ = try await writeAfterwards(stations[0])
            try await stations.settle()
            try remote.restore()
            try await stations.settle()
            let order = try #require(
                try await stations[0].now { $0.sync.queue(limit: 9) }.entries.first { $0.what.contains("order") })
            try await stations[0].sync.retry(order.id)
            try await stations.settle()
            for station in stations {
                #expect(try await station.status().parked == 3)
                #expect(try await station.now { $0.catalog.product(product) }.stock == 0)
                while let entry = try await station.now({ $0.sync.queue(limit: 9) }).entries.first {
                    _ = try await station.sync.discard(entry.id)
                }
            }
            try await stations.settle()
            let after = Set(try await Stations.joined(remote.connect()).records())
            // The order, and the product that it took.
            #expect(after.subtracting(before).count == 2)
            for station in stations { #expect(Set(try station.records()) == after) }
        }
    }

    @Test(arguments: Engine.here)
    func `numbers that are given out once more do not keep anything out`(_ engine: Engine) async throws {
        try await engine.withRestorable { remote in
            let stations = try await remote.stations()
            try remote.backUp()
            // All numbers are leased after the backup; who joins later gets the same.
            try await stations.leaseAnew()
            for _ in 0..<3 { _ = try await stations[0].register("Ada Byron") }
            let late = try await writeAfterwards(stations[0])
            try await stations.settle()
            _ = try await writeAfterwards(stations[1])
            try remote.restore()
            let newcomer = try await Stations.joined(remote.connect())
            try await newcomer.signIn(.manager)
            for _ in 0..<5 { _ = try await newcomer.register("Grace Hopper") }
            _ = try await newcomer.buy(.known(501), 1)
            let taken = try newcomer.column(Self.numbers)
            #expect(Set(taken).intersection(try stations[0].column(Self.numbers)).count >= 5)
            _ = try await newcomer.sync.sync()
            try await stations.settle()
            for station in stations + [newcomer] {
                let numbers = try station.column("SELECT CAST(number AS TEXT) FROM patient")
                #expect(Set(numbers).count == numbers.count)
                #expect(try station.column("SELECT name FROM patient WHERE name = 'Grace Hopper'").count == 5)
            }
            // Their notes and bookings went with them to their new numbers.
            #expect(
                try stations[0].column(
                    "SELECT DISTINCT name FROM patient JOIN clinical_note ON patient = number WHERE text = 'Later'")
                    == ["Late Comer"])
            for _ in 0..<3 {
                for station in stations { try await station.retryLost() }
                try await (stations + [newcomer]).settle()
            }
            let records = Set(try await Stations.joined(remote.connect()).records())
            for station in stations + [newcomer] {
                #expect(Set(try station.records()).symmetricDifference(records).sorted().prefix(3) == [])
                #expect(try await station.now { $0.sync.queue(limit: 9) }.entries == [])
                #expect(try station.column("SELECT name FROM patient WHERE name = 'Ada Byron'").count == 3)
                #expect(
                    try station.column(
                        "SELECT name FROM patient WHERE id = x'\(late.id.rawValue.uuidString.replacing("-", with: ""))'"
                    ) == ["Late Comer"])
            }
        }
    }

    @Test(arguments: Engine.here)
    func `a record that names one which is not there waits for it, and keeps nothing else out`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let stations = try await remote.stations()
            try remote.backUp()
            let patient = try await stations[0].register("Late Comer")
            try await stations.settle()
            try remote.restore()
            // The note is sent before this station hears that the remote has no such patient.
            try await stations[0].note("Later", about: patient.number)
            _ = try await stations[0].sync.sync()
            let newcomer = try await Stations.joined(remote.connect())
            #expect(try newcomer.column("SELECT text FROM clinical_note WHERE text = 'Later'") == [])
            try await stations[0].retryLost()
            try await (stations + [newcomer]).settle()
            #expect(try newcomer.column("SELECT text FROM clinical_note WHERE text = 'Later'") == ["Later"])
            let records = Set(try newcomer.records())
            for station in stations { #expect(Set(try station.records()) == records) }
        }
    }

    private static let numbers = """
        SELECT 'patient ' || number FROM patient WHERE number > 2012
        UNION ALL SELECT 'order ' || number FROM orders WHERE number > 1044
        """

    /// A patient with a note, an appointment, and an order of the last one of a product.
    private func writeAfterwards(_ station: ClinicStation) async throws -> Patient {
        try await station.signIn(.manager)
        let patient = try await station.register("Late Comer")
        if try await station.now({ $0.catalog.product(product) }).stock > 0 { _ = try await station.buy(product, 1) }
        try await station.bookFirstSlot()
        try await station.signIn(.clinician)
        try await station.note("Later", about: patient.number)
        return patient
    }
}
