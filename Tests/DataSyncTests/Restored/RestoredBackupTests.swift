import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The writes made after a backup, when the remote is restored from it.
@Suite(.timeLimit(.minutes(60))) struct RestoredBackupTests {
    private let product = ProductNumber.known(512)

    @Test(arguments: Engine.here)
    func `a lost record remains at its workstations, and is sent again on request`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            try remote.backUp()
            let patient = try await writeAfterwards(workstations[0])
            try await workstations.settle()
            let before = Set(try workstations[0].records())
            try remote.restore()
            try await workstations.settle()
            // Every screen is unchanged, and each workstation has the writes queued for a person.
            for workstation in workstations {
                #expect(Set(try workstation.records()) == before)
                #expect(try await workstation.status().parked == 4)
            }
            // Both send all of it, one before it learns of the other's: it exists once.
            for workstation in workstations { try await workstation.retryLost() }
            try await workstations.settle()
            for workstation in workstations {
                #expect(try await workstation.status().parked == 0)
                #expect(try await workstation.status().queued == 0)
                #expect(try await workstation.now { $0.catalog.product(product) }.stock == 0)
            }
            let newcomer = try await Workstations.joined(remote.connect())
            #expect(try Set(newcomer.records()) == before)
            for workstation in workstations { #expect(Set(try workstation.records()) == before) }
            try await newcomer.signIn(.receptionist)
            #expect(try await newcomer.now { $0.patients.patient(patient.number) }.facts == patient.facts)
        }
    }

    @Test(arguments: Engine.here)
    func `a record sent again by one workstation is settled at the others, and a discarded one disappears`(
        _ engine: Engine
    ) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            try remote.backUp()
            let before = Set(try workstations[0].records())
            _ = try await writeAfterwards(workstations[0])
            try await workstations.settle()
            try remote.restore()
            try await workstations.settle()
            let order = try #require(
                try await workstations[0].now { $0.sync.queue(limit: 9) }.entries.first { $0.what.contains("order") })
            try await workstations[0].signIn(.manager)
            try await workstations[0].sync.retry(order.id)
            try await workstations[0].signIn(.clinician)
            try await workstations.settle()
            for workstation in workstations {
                #expect(try await workstation.status().parked == 3)
                #expect(try await workstation.now { $0.catalog.product(product) }.stock == 0)
                while let entry = try await workstation.now({ $0.sync.queue(limit: 9) }).entries.first {
                    _ = try await workstation.sync.discard(entry.id)
                }
            }
            try await workstations.settle()
            let after = Set(try await Workstations.joined(remote.connect()).records())
            // The order, and the product that it took.
            #expect(after.subtracting(before).count == 2)
            for workstation in workstations { #expect(Set(try workstation.records()) == after) }
        }
    }

    @Test(arguments: Engine.here)
    func `numbers that are assigned again block nothing`(_ engine: Engine) async throws {
        try await engine.withRestorable { remote in
            let workstations = try await remote.workstations()
            try remote.backUp()
            // All numbers are leased after the backup; a workstation that joins later gets the same.
            try await workstations.leaseAnew()
            for _ in 0..<3 { _ = try await workstations[0].register("Ada Byron") }
            let late = try await writeAfterwards(workstations[0])
            try await workstations.settle()
            _ = try await writeAfterwards(workstations[1])
            try remote.restore()
            let newcomer = try await Workstations.joined(remote.connect())
            try await newcomer.signIn(.manager)
            for _ in 0..<5 { _ = try await newcomer.register("Grace Hopper") }
            _ = try await newcomer.buy(.known(501), 1)
            let taken = try newcomer.column(Self.numbers)
            #expect(Set(taken).intersection(try workstations[0].column(Self.numbers)).count >= 5)
            _ = try await newcomer.sync.sync()
            try await workstations.settle()
            for workstation in workstations + [newcomer] {
                let numbers = try workstation.column("SELECT CAST(number AS TEXT) FROM patient")
                #expect(Set(numbers).count == numbers.count)
                #expect(try workstation.column("SELECT name FROM patient WHERE name = 'Grace Hopper'").count == 5)
            }
            // Their notes and bookings followed them to their new numbers.
            #expect(
                try workstations[0].column(
                    "SELECT DISTINCT name FROM patient JOIN clinical_note ON patient = number WHERE text = 'Later'")
                    == ["Late Comer"])
            for _ in 0..<3 {
                for workstation in workstations { try await workstation.retryLost() }
                try await (workstations + [newcomer]).settle()
            }
            let records = Set(try await Workstations.joined(remote.connect()).records())
            for workstation in workstations + [newcomer] {
                #expect(Set(try workstation.records()).symmetricDifference(records).sorted().prefix(3) == [])
                #expect(try await workstation.now { $0.sync.queue(limit: 9) }.entries == [])
                #expect(try workstation.column("SELECT name FROM patient WHERE name = 'Ada Byron'").count == 3)
                #expect(
                    try workstation.column(
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
            let workstations = try await remote.workstations()
            try remote.backUp()
            let patient = try await workstations[0].register("Late Comer")
            try await workstations.settle()
            try remote.restore()
            // The note is sent before this workstation learns that the remote has no such patient.
            try await workstations[0].note("Later", about: patient.number)
            _ = try await workstations[0].sync.sync()
            let newcomer = try await Workstations.joined(remote.connect())
            #expect(try newcomer.column("SELECT text FROM clinical_note WHERE text = 'Later'") == [])
            try await workstations[0].retryLost()
            try await (workstations + [newcomer]).settle()
            #expect(try newcomer.column("SELECT text FROM clinical_note WHERE text = 'Later'") == ["Later"])
            let records = Set(try newcomer.records())
            for workstation in workstations { #expect(Set(try workstation.records()) == records) }
        }
    }

    private static let numbers = """
        SELECT 'patient ' || number FROM patient WHERE number > 2012
        UNION ALL SELECT 'order ' || number FROM orders WHERE number > 1044
        """

    /// A patient with a note, an appointment, and an order of the last one of a product.
    private func writeAfterwards(_ workstation: ClinicWorkstation) async throws -> Patient {
        try await workstation.signIn(.manager)
        let patient = try await workstation.register("Late Comer")
        if try await workstation.now({ $0.catalog.product(product) }).stock > 0 {
            _ = try await workstation.buy(product, 1)
        }
        try await workstation.bookFirstSlot()
        try await workstation.signIn(.clinician)
        try await workstation.note("Later", about: patient.number)
        return patient
    }
}
