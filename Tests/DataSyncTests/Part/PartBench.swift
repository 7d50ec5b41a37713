import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that keeps everything, and one that keeps a part, of one remote in memory.
struct PartBench {
    let server = FakeRemoteServer()
    let clock = FixedClock()
    let whole: ClinicWorkstation
    let part: ClinicWorkstation
    /// The way of the part to the remote.
    let way: FakeRemote

    init(days: Int = 1) async throws {
        whole = try await Workstations.opened(FakeRemote(server), clock: clock)
        try await whole.signIn(.receptionist)
        way = FakeRemote(server)
        part = try await Self.joined(way, days: days, clock: clock)
        try await part.signIn(.receptionist)
    }

    /// One more workstation that keeps a part.
    static func joined(_ remote: any Remote, days: Int, clock: any WallClock) async throws -> ClinicWorkstation {
        let new = try WorkstationHarness.open(.memory, clock: clock, joining: "memory")
        try await new.writer.write { connection throws(AppError) in
            _ = try connection.run("UPDATE remote SET part_days = ?", [.integer(days)])
        }
        let empty = try new.reopened()
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        let problem = try await empty.sync.sync().problem
        #expect(problem == nil)
        let workstation = try empty.reopened()
        try workstation.connect(to: remote, random: SeededGenerator(seed: 1))
        return workstation
    }

    /// Both exchange until neither has anything to send.
    func settle() async throws {
        for workstation in [whole, part, whole, part] { #expect(try await workstation.sync.sync().problem == nil) }
    }

    /// The patients who are near: by their appointments around today, or by an order that is not finished.
    func near(_ days: Int = 1) throws -> Set<UUID> { try whole.near(days) }

    /// Expects that the part has the records of these patients, and of no others.
    func expectPart(of patients: Set<UUID>, _ location: SourceLocation = #_sourceLocation) throws {
        let (own, expected) = (Set(try part.records()), try whole.records(of: patients))
        #expect(own.subtracting(expected).sorted() == [], "only at the part", sourceLocation: location)
        #expect(expected.subtracting(own).sorted() == [], "not at the part", sourceLocation: location)
    }
}

extension ClinicWorkstation {
    /// The records that belong to no patient, and those of some.
    func records(of patients: Set<UUID>) throws -> Set<String> {
        try database.read { connection throws(AppError) in
            var all: Set<String> = []
            for kind in RecordKind.allCases {
                let own = try connection.rows(
                    "SELECT own.*, (\(Self.patient(of: kind))) FROM (\(kind.synced.allImagesSQL)) AS own"
                ) { row throws(AppError) in
                    (try row.identity(0), try row.text(1), try row.optionalIdentity(2))
                }
                for (subject, body, patient) in own where patient.map(patients.contains) ?? true {
                    all.insert("\(kind.rawValue) \(subject) \(body)")
                }
            }
            return all
        }
    }

    /// The patients who are near: by their appointments around today, or by an order that is not finished.
    func near(_ days: Int) throws -> Set<UUID> {
        let part = KeptPart(days: days, timeZone: timeZone)
        let window = part.window(at: clock.now)
        return try database.read { connection throws(AppError) in
            let first = window.lowerBound.moments(in: part.timeZone)?.lowerBound
            let last = window.upperBound.moments(in: part.timeZone)?.upperBound
            let states = PartRequest.openStates.map { "'\($0)'" }.joined(separator: ", ")
            return Set(
                try connection.rows(
                    """
                    SELECT patient_id FROM appointment WHERE start_at >= ? AND start_at < ? UNION
                    SELECT patient.id FROM orders JOIN patient ON patient.number = patient_number WHERE state IN (\(states))
                    """, [.time(first), .time(last)]
                ) { row throws(AppError) in try row.identity(0) })
        }
    }

    private static func patient(of kind: RecordKind) -> String {
        switch kind {
        case .patient: "own.id"
        case .appointment: "SELECT patient_id FROM appointment WHERE id = own.id"
        case .order:
            "SELECT patient.id FROM patient JOIN orders ON patient.number = patient_number WHERE orders.id = own.id"
        case .clinicalNote:
            "SELECT patient.id FROM patient JOIN clinical_note AS note ON patient.number = note.patient WHERE note.id = own.id"
        default: "NULL"
        }
    }

    /// Exchanges, and expects that this part has those who are near, and of each patient whom it has everything.
    func expectPart(of whole: ClinicWorkstation) async throws {
        for _ in 0..<2 { #expect(try await sync.sync().problem == nil) }
        let kept = try database.read { connection throws(AppError) in
            Set(try connection.rows("SELECT id FROM patient") { row throws(AppError) in try row.identity(0) })
        }
        #expect(try whole.near(1).subtracting(kept) == [])
        let (own, expected) = (Set(try records()), try whole.records(of: kept))
        #expect(own.subtracting(expected).sorted() == [], "only at the part")
        #expect(expected.subtracting(own).sorted() == [], "not at the part")
    }
}
