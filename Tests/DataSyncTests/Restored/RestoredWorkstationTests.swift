import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A workstation that comes back from a backup of its own, while its remote went on.
@Suite(.timeLimit(.minutes(60))) struct RestoredWorkstationTests {
    private static let key = BackupKey.file([UInt8](repeating: 7, count: 32))

    @Test(arguments: Engine.here)
    func `no number is given out twice, nothing is sent twice, and what the remote has comes back`(
        _ engine: Engine
    ) async throws {
        try await engine.withRemote { connect in
            try await withFolder { folder in
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                let place = (clinic: "\(folder)/clinic", file: "\(folder)/a.backup")
                let (given, lost) = try await worked(in: place.clinic, backingUpTo: place.file, connect)
                let other = try await Workstations.joined(connect())
                let report = try await ClinicRestore(of: place.file, to: place.clinic).carryOut(
                    key: Self.key, replacing: true, at: FixedClock().now)
                #expect(report.workstation == RestoredWorkstation(queued: 3, unsent: 1))

                let back = try WorkstationHarness.open(.folder(place.clinic))
                try back.connect(to: connect(), random: SeededGenerator(seed: 2))
                try await back.signIn(.manager)
                // Its own numbers may have been given out since: there are only provisional ones before the remote
                // leases others, and none of those for the second time.
                let soon = try await back.register("Too Soon")
                #expect(soon.number.text == "~2")
                await #expect(throws: AppError.self) { try await back.now { $0.patients.patient(lost) } }
                try await [back, other].settle()
                let status = try await back.status()
                #expect(status.queued == 0 && status.parked == 0)
                let names = try back.column("SELECT name FROM patient WHERE name LIKE '% Bird' ORDER BY name")
                #expect(names == ["Early Bird", "Late Bird", "Late Bird", "Late Bird"])
                #expect(try back.column("SELECT text FROM clinical_note WHERE text = 'Before'") == ["Before"])

                var again: [Int] = []
                for _ in 0..<5 { again.append(try await back.register("New Bird").number.rawValue) }
                #expect(Set(again).isDisjoint(with: given))
                #expect(again.allSatisfy { $0 > given.max() ?? 0 })
                try await [back, other].settle()
                #expect(try await back.now { $0.patients.patient(soon.number) }.id == soon.id)
                let newcomer = try await Workstations.joined(connect())
                let records = try newcomer.records()
                #expect(try back.records() == records)
                #expect(try other.records() == records)
                #expect(Set(try newcomer.column("SELECT CAST(number AS TEXT) FROM patient")).count == 12 + 4 + 5 + 1)
                back.leave()
            }
        }
    }

    /// A workstation that is backed up with writes in its queue, goes on, sends some of that, and is left.
    ///
    /// - Returns: the numbers that it gave out, and a provisional one of a patient who is lost.
    private func worked(
        in clinic: String, backingUpTo file: String, _ connect: () throws -> any Remote
    ) async throws -> (given: [Int], lost: PatientNumber) {
        let first = try WorkstationHarness.open(.folder(clinic))
        try await first.share(on: connect(), at: "memory")
        #expect(try await first.sync.sync().problem == nil)
        try await first.signIn(.manager)
        let early = try await first.register("Early Bird")
        _ = try await first.buy(.known(501), 2)
        try await first.signIn(.clinician)
        try await first.note("Before", about: early.number)
        _ = try await ClinicBackup(of: clinic, cost: .least).make(at: file, key: Self.key, now: FixedClock().now)
        #expect(try await first.sync.sync().problem == nil)
        try await first.signIn(.manager)
        var given = [early.number.rawValue]
        for _ in 0..<3 { given.append(try await first.register("Late Bird").number.rawValue) }
        #expect(try await first.sync.sync().problem == nil)
        try await first.useUp()
        let lost = try await first.register("Never Sent").number
        first.leave()
        return (given, lost)
    }
}
