import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The log of a clinic, with and without a remote.
struct ClinicLogTests {
    @Test func `it begins with every record that is there`() async throws {
        try await withFolder { folder in try Self.checkBeginning(StoreHarness.open(.folder(folder))) }
    }

    @Test func `the identity that stands for nobody never changes`() {
        #expect(UUID.nobody.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test func `a record that goes without a word in the log is named`() throws {
        let store = try StoreHarness.open(.memory)
        try store.database.writer.use { connection throws(AppError) in
            try connection.run("PRAGMA foreign_keys = OFF")
            #expect(try connection.run("DELETE FROM appointment WHERE number = 3003") == 1)
        }
        let problems = try store.database.problems()
        #expect(problems.contains("Appointment 3003 is not there, and nothing in the log deletes it."), "\(problems)")
    }

    private static func checkBeginning(_ store: ClinicStore) throws {
        let log = try store.entries()
        for kind in RecordKind.allCases {
            let begun = log.flatMap(\.written.changes).filter { $0.kind == LogCause.begun.kind(kind) }
            let logged = begun.map { RecordChange(kind: kind, subject: $0.subject, before: $0.before, after: $0.after) }
            let there = try store.database.read { connection throws(AppError) in
                try connection.rows(kind.synced.allImagesSQL) { row throws(AppError) in
                    RecordChange(kind: kind, subject: try row.identity(0), before: nil, after: try row.text(1))
                }
            }
            #expect(Set(begun.map(\.salt)).count == begun.count)
            #expect(Set(logged) == Set(there), "\(kind)")
        }
    }

    @Test func `a write is one entry with its author, and with each record before and after`() async throws {
        let store = try StoreHarness.open(.memory)
        let author = try await store.signIn("chen")
        let before = try store.entries()
        let patient = try store.image(.patient, number: 2_003)
        try await store.edit(.known(2_003)) { $0.phone = "555 0100" }
        let new = try store.entries().dropFirst(before.count)
        let written = try #require(new.first?.written)
        #expect(new.count == 1)
        #expect(written.author == author.rawValue)
        #expect(written.changes.map(\.kind) == ["patient"])
        #expect(written.changes.map(\.before) == [patient])
        #expect(written.changes.map(\.after) == [try store.image(.patient, number: 2_003)])
        #expect(written.changes.map(\.after) != written.changes.map(\.before))
    }

    @Test func `what fails, and what changes no record, is no entry`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        let before = try store.entries().count
        await #expect(throws: AppError.self) { try await store.edit(.known(2_003)) { $0.name = "" } }
        try await store.edit(.known(2_003)) { _ in }
        try await store.savedStates.save([.staff(Identifier(.sample(77))): Foundation.Data([1])])
        #expect(try store.entries().count == before)
    }

    @Test func `entries count from 1, and the head is that of the tree over their hashes`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        for number in 0..<7 { try await store.edit(.known(2_003)) { $0.phone = "555 010\(number)" } }
        var tree = MerkleTree()
        let entries = try store.entries()
        for entry in entries { tree.append(LogEntry.leaf(entry.written.statement, entry.signature)) }
        let head = try store.database.read { connection throws(AppError) in try LogHead.read(from: connection) }
        #expect(entries.map(\.position) == Array(1...entries.count))
        #expect(head.tree.head == tree.head && head.tree.count == entries.count)
        #expect(entries.allSatisfy { $0.written.workstation == head.workstation })
        #expect(entries.last?.written.clinic == head.clinic)
    }

    @Test func `an entry is signed with the key of who writes, even if their session ends meanwhile`() throws {
        let (session, key) = (CurrentSession(), try SigningKey())
        let author = Staff.sample(.clinician)
        _ = session.begin(
            StaffSession(staff: author, startedAt: .sample, lastSignIn: nil, isOnboardingDue: false, cartNotice: nil),
            epoch: 0, key: key, by: StoreHarness.operation())
        let connection = try Connection(path: ":memory:")
        for table in Migration.logChanges + ["CREATE TABLE remote (is_shared)", "CREATE TABLE clinic (id)"] {
            try connection.run(table)
        }
        try LogHead.begin(.sample(9), in: connection)
        let log = ClinicLog(clock: FixedClock(), identifiers: StoreHarness.identifiers, session: session)
        let change = RecordChange(kind: .patient, subject: .sample(2), before: nil, after: "{}")
        for person in [author.id, Staff.ID(.sample(999))] {
            let recording = ChangeRecording(log)
            recording.author = person
            session.end(of: person)
            try log.append([change], of: recording, in: connection) { () throws(AppError) in [] }
        }
        let entries = try connection.rows("SELECT intent, signature FROM log_entry ORDER BY position") {
            row throws(AppError) in (intent: try row.blob(0), signature: try row.optionalBlob(1))
        }
        let signature = try #require(entries.first?.signature)
        let written = try #require(SignedIntent(entries[0].intent))
        #expect(SigningKey.verify(signature, of: written.statement, by: key.publicKey))
        #expect(entries.last?.signature == nil)
    }
}
