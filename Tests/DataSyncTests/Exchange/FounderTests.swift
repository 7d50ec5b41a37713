import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The founding key, by which a new workstation knows the clinic.
@Suite(.timeLimit(.minutes(10))) struct FounderTests {
    @Test func `a new workstation joins the clinic of the founding key that somebody gave it`() async throws {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let founder = try #require(try first.foundingKey())
        let joined = try WorkstationHarness.open(.memory, joining: "memory")
        try joined.connect(
            to: FakeRemote(server), random: SeededGenerator(seed: 1), on: JoiningTerms(founder: founder))
        #expect(try await joined.sync.sync().problem == nil)
        #expect(try joined.foundingKey() == founder)
        #expect(try joined.records() == first.records())
        try joined.check(JoiningTerms(founder: founder))
    }

    @Test func `a clinic that somebody founded with another key is refused, and nothing of it is taken in`()
        async throws
    {
        let server = FakeRemoteServer()
        let first = try await Workstations.opened(FakeRemote(server))
        let founder = try #require(try first.foundingKey())
        // The database's administrator founds the same clinic once more, with a key of their own.
        let forged = FakeRemoteServer()
        let copy = try WorkstationHarness.open(.memory)
        try await copy.signIn(.manager)
        try await copy.initialize(
            FakeRemote(forged), at: "memory", random: SeededGenerator(seed: 1),
            by: Founder(
                author: ExampleStaff.maya.staff.id, key: try SigningKey(), identifiers: copy.identifiers,
                clock: copy.clock))
        let joined = try WorkstationHarness.open(.memory, joining: "memory")
        try joined.connect(
            to: FakeRemote(forged), random: SeededGenerator(seed: 1), on: JoiningTerms(founder: founder))
        let found = try #require(try copy.foundingKey())
        // A second try meets all of it again.
        for _ in 1...2 {
            #expect(try await joined.sync.sync().problem == .anotherFounder(found, not: founder))
            #expect(try joined.records() == [])
            for table in ["inbox", "inbox_step", "taken_step", "standing", "synced_record"] {
                #expect(try joined.column("SELECT CAST(count(*) AS TEXT) FROM \(table)") == ["0"], "\(table)")
            }
        }
        #expect(throws: AppError.anotherFounder(founder, not: found)) {
            try first.check(JoiningTerms(founder: found))
        }
    }

    @Test func `a fingerprint is the same for the same key, and is read however it is typed`() throws {
        let fingerprint = KeyFingerprint(of: [UInt8](repeating: 7, count: 32))
        #expect(fingerprint.text.wholeMatch(of: /[0-9a-f]{4}(-[0-9a-f]{4}){7}/) != nil)
        #expect(KeyFingerprint(fingerprint.text) == fingerprint)
        #expect(KeyFingerprint(fingerprint.text.uppercased().replacing("-", with: "  ")) == fingerprint)
        #expect(KeyFingerprint(of: [UInt8](repeating: 8, count: 32)) != fingerprint)
        for other in ["", "3f2a", fingerprint.text + "0", fingerprint.text.replacing("-", with: "g")] {
            #expect(KeyFingerprint(other) == nil)
        }
    }
}
