import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The log in words, for managers.
struct AuditTrailTests {
    private static func read(_ store: ClinicStore, _ change: (inout AuditTrail.Query) -> Void = { _ in }) throws
        -> [HistoryEntry]
    {
        var (query, all) = (AuditTrail.Query(), [HistoryEntry]())
        change(&query)
        try store.audit.read(query) { entries in
            all += entries
            return true
        }
        return all.filter { $0.event != .begun }
    }

    /// A patient changed by a clinician, then a colleague by a manager, who is signed in.
    private static func clinic() async throws -> ClinicStore {
        let clock = FixedClock()
        let store = try StoreHarness.open(.memory, clock: clock)
        try await store.signIn("chen")
        try await store.edit(.known(2_003)) { $0.phone = "555 0100" }
        clock.advance(by: 60)
        try await store.signIn("maya")
        let everyone = try await store.now { $0.staff.colleagues() }
        let ben = try #require(everyone.first { $0.staff.userName == "ben" })
        _ = try await store.staff.change(.role(.pharmacist), of: ben, operation: StoreHarness.operation())
        return store
    }

    @Test func `a user name is its owner's, also where it is another's name`() async throws {
        let store = try await Self.clinic()
        _ = try await store.writer.write { connection throws(AppError) in
            try connection.run("UPDATE staff SET name = 'chen' WHERE user_name <> 'chen'")
        }
        #expect(try Self.read(store) { $0.author = "chen" }.map(\.record) == ["patient 2003"])
    }

    @Test func `it says who changed what, from what to what`() async throws {
        let entries = try Self.read(try await Self.clinic())
        #expect(entries.map(\.record) == ["patient 2003", "staff ben"])
        #expect(entries.map(\.author) == ["Dr. Chen Wei 陳偉", "Maya Lindqvist"])
        #expect(entries.map(\.event) == [.changed, .changed])
        #expect(entries[0].fields.map(\.title) == ["phone"] && entries[0].fields.map(\.after) == ["555 0100"])
        #expect(
            entries[1].fields == [HistoryEntry.Field(title: "role", before: "receptionist", after: "pharmacist")])
    }

    @Test func `it is narrowed by moment, author and record`() async throws {
        let store = try await Self.clinic()
        #expect(try Self.read(store) { $0.since = .sample + 60 }.map(\.record) == ["staff ben"])
        #expect(try Self.read(store) { $0.author = "chen" }.map(\.record) == ["patient 2003"])
        #expect(try Self.read(store) { $0.record = "patient 2003" }.count == 1)
        #expect(try Self.read(store) { $0.record = "patient" }.count == 1)
        #expect(try Self.read(store) { $0.record = "patient 20" } == [])
        #expect(throws: AppError.self) { try Self.read(store) { $0.author = "nobody" } }
    }

    @Test func `a manager reads that a note was written, and not what it says`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        _ = try await store.patients.write(
            "in confidence", about: try #require(PatientNumber(2_003)),
            operation: StoreHarness.operation())
        try await store.signIn("maya")
        let note = try #require(try Self.read(store).last)
        #expect(note.record.hasPrefix("clinical note") && note.author == "Dr. Chen Wei 陳偉")
        #expect(note.fields == [])
    }

    @Test func `an empty value is none, and a key is not shown`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("maya")
        let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .clinician)
        _ = try await store.staff.invite(draft, operation: StoreHarness.operation())
        let fields = try #require(try Self.read(store).last).fields
        #expect(fields.map(\.title) == ["name", "role", "invitation", "invited until"])
        #expect(fields.allSatisfy { $0.before == nil })
        #expect(fields.first { $0.title == "invitation" }?.after == "not shown")
    }

    @Test func `only managers read it`() async throws {
        let store = try StoreHarness.open(.memory)
        #expect(throws: AppError.signInRequired) { try Self.read(store) }
        try await store.signIn("chen")
        #expect(throws: AppError.notAllowed(.readLog)) { try Self.read(store) }
    }
}
