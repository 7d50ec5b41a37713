import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The look at what a clinic lives on.
@Suite struct DoctorTests {
    private static func report(_ place: BackupPlace, at now: Date = .sample) throws -> ClinicDoctor.Report {
        try ClinicDoctor(of: place.clinic, at: now).report()
    }

    @Test func `with a new backup all is well, and after a day it is not`() async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run("UPDATE clinic SET is_example = 0", in: place.clinic)
            #expect(try Self.report(place).findings.map(\.problem) == ["There is no backup."])
            try await place.backUp()
            #expect(try Self.report(place, at: BackupPlace.now + 3_600).findings == [])
            let later = try Self.report(place, at: BackupPlace.now + 90_000)
            #expect(later.findings.map(\.problem) == ["The last backup is older than a day."])
            #expect(later.facts.contains(ClinicDoctor.Fact("last backup", "2026-03-02T09:12:00Z, \(place.file)")))
        }
    }

    @Test func `the example clinic needs no backup`() async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run("UPDATE clinic SET is_example = 1", in: place.clinic)
            #expect(try Self.report(place).findings == [])
        }
    }

    @Test func `modes, the clock, the remote and leftovers are looked at`() async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run("UPDATE clinic SET is_example = 1", in: place.clinic)
            try StoreHarness.run(
                "INSERT INTO operation (id, kind, subject, at) VALUES (randomblob(16), 'x', x'', 1798761600000)",
                in: place.clinic)
            try StoreHarness.run(
                "INSERT INTO remote (only, address, is_shared, cursor, failures) VALUES (1, 'postgresql://u@h/d', 1, '', 0)",
                in: place.clinic)
            let copy = "\(place.clinic)/clinic.copy"
            try Foundation.Data().write(to: URL(filePath: copy))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: StoreHarness.file(place.clinic))
            let report = try Self.report(place)
            let checks = Set(report.findings.map(\.check))
            #expect(checks == ["clock", "remote", "modes", "leftovers"], "\(report.findings)")
            #expect(report.facts.contains(ClinicDoctor.Fact("remote", "postgresql://u@h/d")))
        }
    }

    @Test(arguments: [(86_400, []), (86_401, ["remote"])])
    func `who is behind for more than a day is told so, no sooner`(age: TimeInterval, checks: [String]) async throws {
        try await BackupPlace.with { place in
            try StoreHarness.run("UPDATE clinic SET is_example = 1", in: place.clinic)
            try StoreHarness.run(
                """
                INSERT INTO remote (only, address, is_shared, cursor, failures, up_to_date_at)
                VALUES (1, 'postgresql://u@h/d', 1, '', 0, \((Date.sample - age).milliseconds))
                """, in: place.clinic)
            #expect(try Self.report(place).findings.map(\.check) == checks)
        }
    }
}
