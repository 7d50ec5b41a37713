import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The code that a person brings to a new workstation: it has the clinic's key, and tells one clinic from another.
@Suite(.timeLimit(.minutes(60))) struct JoinCodeTests {
    @Test(arguments: Engine.here)
    func `a workstation that joined with the code has the clinic's records, and signs its people in`(
        at engine: Engine
    ) async throws {
        try await engine.withRemote { connect in
            try await Self.withClinic(on: try connect()) { first in
                let joined = try await Self.joined(with: try first.code(), at: try connect())
                #expect(try joined.records() == first.records())
                try await joined.signIn(.receptionist)
                try await joined.signIn(.manager)
                #expect(try joined.joinCode() == first.code())
            }
        }
    }

    @Test func `the code of another clinic brings nothing in, and the right one goes on in the same folder`()
        async throws
    {
        let server = FakeRemoteServer()
        try await Self.withClinic(on: FakeRemote(server)) { first in
            // The database's administrator founds the same clinic once more, with a key of their own.
            let forged = FakeRemoteServer()
            try await first.signIn(.manager)
            let copy = try WorkstationHarness.open(.memory)
            try await copy.signIn(.manager)
            try await copy.initialize(
                FakeRemote(forged), at: "memory", random: SeededGenerator(seed: 1),
                by: Founder(
                    author: ExampleStaff.maya.staff.id, key: try SigningKey(), identifiers: copy.identifiers,
                    clock: copy.clock))
            try await withFolder { folder in
                let joined = try WorkstationHarness.open(.folder(folder), joining: "memory", with: try first.code())
                try joined.connect(to: FakeRemote(forged), random: SeededGenerator(seed: 1))
                // A second try meets all of it again.
                for _ in 1...2 {
                    #expect(try await joined.sync.sync().problem == .anotherFounder)
                    #expect(try joined.records() == [])
                    for table in ["inbox", "inbox_step", "taken_step", "standing", "synced_record"] {
                        let rows = try joined.column("SELECT CAST(count(*) AS TEXT) FROM \(table)")
                        #expect(rows == ["0"], "\(table)")
                    }
                }
                try await joined.take(try copy.code())
                #expect(try await joined.sync.sync().problem == nil)
                #expect(try joined.records() == copy.records())
                await #expect(throws: AppError.anotherFounder) { try await joined.take(try first.code()) }
                joined.leave()
            }
        }
    }

    @Test func `a workstation without the key signs nobody in, and does with the code`() async throws {
        let server = FakeRemoteServer()
        try await Self.withClinic(on: FakeRemote(server)) { first in
            let joined = try await Self.joined(with: try first.code(), at: FakeRemote(server))
            _ = try await joined.writer.write { connection throws(AppError) in
                try connection.run("DELETE FROM clinic_key")
            }
            await #expect(throws: AppError.noClinicKey) { try await joined.signIn(.manager) }
            try await joined.take(try first.code())
            try await joined.signIn(.manager)
        }
    }

    @Test func `a code that somebody made up with the founder's name does not replace the key`() async throws {
        let server = FakeRemoteServer()
        try await Self.withClinic(on: FakeRemote(server)) { first in
            let joined = try await Self.joined(with: try first.code(), at: FakeRemote(server))
            let other = JoinCode(key: try ClinicKey(), founder: try first.code().founder)
            await #expect(throws: AppError.wrongKey) { try await joined.take(other) }
            #expect(try joined.code() == first.code())
            try await joined.signIn(.manager)
        }
    }

    @Test func `only a manager of a clinic that is shared gets the code`() async throws {
        let clinic = try WorkstationHarness.open(.memory)
        #expect(throws: AppError.noRemote) { try clinic.joinCode() }
        try await clinic.share(on: FakeRemote(FakeRemoteServer()))
        #expect(throws: AppError.signInRequired) { try clinic.joinCode() }
        try await clinic.signIn(.manager)
        #expect(try clinic.joinCode() == clinic.code())
        try await clinic.signIn(.pharmacist)
        #expect(throws: AppError.notAllowed(.manageStaff)) { try clinic.joinCode() }
    }

    @Test func `a code is read however it is typed, and no letter of it can be another`() throws {
        let code = JoinCode(key: try ClinicKey(), founder: KeyFingerprint(of: [7]))
        #expect(code.text.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){13}/) != nil)
        #expect(JoinCode(code.text) == code)
        #expect(JoinCode(" " + code.text.lowercased().replacing("-", with: "  ")) == code)
        #expect(JoinCode(code.text.replacing("0", with: "O").replacing("1", with: "l")) == code)
        for other in ["", "7K2M", code.text + "0", String(code.text.dropLast()), code.text + "U"] {
            #expect(JoinCode(other) == nil, "\(other)")
        }
        let letters = Array(code.text)
        for index in letters.indices where letters[index] != "-" {
            var typed = letters
            typed[index] = typed[index] == "7" ? "8" : "7"
            #expect(JoinCode(String(typed)) == nil, "letter \(index)")
        }
    }

    /// Runs `body` with the example clinic in a file, with a key of its own, on a remote.
    private static func withClinic(
        on remote: any Remote, _ body: (ClinicWorkstation) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            let first = try WorkstationHarness.open(.folder(folder))
            try await first.share(on: remote)
            #expect(try await first.sync.sync().problem == nil)
            #expect(try first.code().key != .sample)
            try await body(first)
            first.leave()
        }
    }

    /// A workstation in memory that has joined with a code.
    static func joined(with code: JoinCode, at remote: any Remote) async throws -> ClinicWorkstation {
        let empty = try WorkstationHarness.open(.memory, joining: "memory")
        try await empty.take(code)
        try empty.connect(to: remote, random: SeededGenerator(seed: 1))
        #expect(try await empty.sync.sync().problem == nil)
        let joined = try empty.reopened()
        try joined.connect(to: remote, random: SeededGenerator(seed: 1))
        return joined
    }
}
