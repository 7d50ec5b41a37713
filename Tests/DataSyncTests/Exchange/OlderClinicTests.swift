import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A clinic that was shared before it had a key.
@Suite(.timeLimit(.minutes(60))) struct OlderClinicTests {
    @Test(arguments: [false, true])
    func `its hashes are encrypted with the remote's new version, and open where the code was brought`(
        beforeItsChangesCome: Bool
    ) async throws {
        let server = FakeRemoteServer()
        let (first, second) = try await Self.clinicBefore(on: server)
        await #expect(throws: AppError.noFounder) {
            try await first.signIn(.manager)
            _ = try first.joinCode()
        }
        try await first.makeKey { FakeRemote(server) }
        try await first.share(on: FakeRemote(server))
        #expect(try await first.sync.sync().problem == nil)
        let bodies = server.copy.records.filter { $0.key.kind == "staff" }.compactMap { $0.value.body?.json }
        #expect(bodies.count == ExampleStaff.allCases.count)
        #expect(bodies.allSatisfy { $0.contains("encrypted ") && !$0.contains("argon2") })
        for workstation in [first, second] {
            try workstation.connect(to: FakeRemote(server), random: SeededGenerator(seed: 1))
        }
        if beforeItsChangesCome { try await second.take(try first.code()) }
        #expect(try await second.sync.sync().problem == nil)
        if !beforeItsChangesCome {
            await #expect(throws: AppError.noClinicKey) { try await second.signIn(.receptionist) }
            try await second.take(try first.code())
        }
        for role in [Role.receptionist, .manager] { try await second.signIn(role) }
        for _ in 0..<2 {
            for workstation in [first, second] { #expect(try await workstation.sync.sync().problem == nil) }
        }
        for workstation in [first, second] {
            let aside = try workstation.setAside().map { "\($0.id): \($0.reason)" }
            #expect(aside == [])
        }
        let differences = try Set(first.records()).symmetricDifference(second.records())
        #expect(differences.sorted() == [])
        for workstation in [first, second] { #expect(try await workstation.status().queued == 0) }
        #expect(try second.column("SELECT CAST(count(*) AS TEXT) FROM staff WHERE public_key IS NOT NULL") == ["2"])
        for workstation in [first, second] {
            let log = try workstation.read { connection in
                var verification = try LogVerification(in: connection, known: nil)
                return try verification.run()
            }
            #expect(log == [])
        }
    }

    @Test func `its people work on until then, and what they write waits`() async throws {
        let (first, _) = try await Self.clinicBefore(on: FakeRemoteServer())
        try await first.signIn(.receptionist)
        _ = try await first.register("Zoë Quillfeather")
        await #expect(throws: AppError.noClinicKey) {
            try await first.sessions.changePassword(
                from: Secret("clinic-demo"), to: Secret("seven green bottles"), operation: StoreHarness.operation())
        }
    }

    @Test func `what a workstation lacked when its remote was brought to this version comes to it`() async throws {
        let server = FakeRemoteServer()
        let (first, second) = try await Self.clinicBefore(on: server, changing: "611 000 333")
        try await first.makeKey { FakeRemote(server) }
        try await first.share(on: FakeRemote(server))
        try second.connect(to: FakeRemote(server), random: SeededGenerator(seed: 1))
        try await second.take(try first.code())
        let phones = "SELECT phone FROM patient WHERE number = 2001"
        #expect(try second.column(phones) != ["611 000 333"])
        #expect(try await second.sync.sync().problem == nil)
        #expect(try second.column(phones) == ["611 000 333"])
        #expect(try second.setAside() == [])
    }

    @Test func `an upgrade that was broken off is finished by the next try`() async throws {
        let server = FakeRemoteServer()
        let (first, _) = try await Self.clinicBefore(on: server)
        try await first.makeKey { FakeRemote(server) }
        let clinic = try #require(server.copy.identity?.clinic)
        try await FakeRemote(server).prepare(for: clinic, kinds: RecordKind.allCases.map(\.synced.remote))
        try await first.share(on: FakeRemote(server))
        #expect(try await first.sync.sync().problem == nil)
        let joined = try await JoinCodeTests.joined(with: try first.code(), at: FakeRemote(server))
        #expect(try joined.records() == first.records())
        #expect(try joined.setAside() == [])
    }

    /// Two workstations as a program of format 7 left them, and their remote. A telephone number that was changed at
    /// the first is at the remote, and not at the second.
    private static func clinicBefore(
        on server: FakeRemoteServer, changing phone: String? = nil
    ) async throws -> (ClinicWorkstation, ClinicWorkstation) {
        let first = try await Workstations.opened(FakeRemote(server))
        let second = try await Workstations.joined(FakeRemote(server))
        for workstation in [first, second] {
            _ = try await workstation.writer.write { connection throws(AppError) in
                try connection.run("UPDATE staff SET locked_key = ?, public_key = NULL", [.text(Self.hash)])
                try connection.run("UPDATE clinic SET founding_key = NULL")
                if let phone, workstation === first {
                    try connection.run(
                        "UPDATE patient SET phone = ?, phone_digits = ? WHERE number = 2001",
                        [.text(phone), .text(phone.replacing(" ", with: ""))])
                }
                for table in ["clinic_key", "taken_step", "standing", "log_entry", "log_subject", "log_head"] {
                    try connection.run("DELETE FROM \(table)")
                }
                try connection.recording?.log.begin(StoreHarness.identifiers.next(), in: connection)
            }
        }
        let changed = try first.remoteRecords().filter { record in
            ["clinic", "staff"].contains(record.kind) || phone.map { record.body?.contains($0) == true } == true
        }
        for record in changed {
            server.plant(record.kind, record.subject, record.body, signed: nil)
        }
        server.growOld()
        return (try first.reopened(), try second.reopened())
    }

    /// A hash of everybody's password, as format 7 has it.
    private static let hash =
        "$argon2id$v=19$m=8,t=1,p=1$k9CRuNoz/RNJFDxMakpowA$SDJKpwlNWnYzD+Vc++YnpnYN3a6kVhgv+bL/pTzMEQ0"
}
