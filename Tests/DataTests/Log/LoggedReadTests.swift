import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Reads in the clinic's log.
struct LoggedReadTests {
    /// A patient with whom Dr. Chen has no appointment, and one with whom he has.
    static let (others, own): (PatientNumber, PatientNumber) = (.known(2_003), .known(2_001))

    @Test func `an opening of notes, and the reason for it, are signed entries that say who, when, where and whose`()
        async throws
    {
        let store = try StoreHarness.open(.memory)
        let chen = try await store.signIn("chen")
        let before = try store.entries()
        try await store.patients.giveReason(" For Dr. Molina. ", toOpenNotesOf: Self.others)
        try await store.patients.openNotes(of: Self.others)
        let new = Array(try store.entries().dropFirst(before.count))
        let patient = try await store.now { $0.patients.patient(Self.others) }
        #expect(new.map(\.written.changes.first?.kind) == ["explained/clinical_note", "opened/clinical_note"])
        #expect(
            new.map(\.written.changes.first?.after) == [
                #"{"patient":2003,"reason":"For Dr. Molina."}"#, #"{"patient":2003}"#,
            ])
        for entry in new {
            #expect(entry.written.changes.map(\.subject) == [patient.id.rawValue])
            #expect(entry.written.author == chen.rawValue && entry.written.at == FixedClock().now.milliseconds)
            #expect(entry.written.workstation == before.last?.written.workstation)
            #expect(entry.signature != nil)
        }
        #expect(try store.database.problems() == [])
    }

    @Test func `managers read them`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        try await store.patients.giveReason("For Dr. Molina.", toOpenNotesOf: Self.others)
        try await store.patients.openNotes(of: Self.others)
        try await store.signIn("ben")
        _ = try await store.now { $0.patients.patients(PatientQuery(.words(["vog"]))) }
        try await store.signIn("maya")
        var entries: [HistoryEntry] = []
        try store.audit.read(AuditTrail.Query()) {
            entries += $0.filter { [.opened, .explained, .searched].contains($0.event) }
            return true
        }
        #expect(entries.map(\.author) == ["Dr. Chen Wei 陳偉", "Dr. Chen Wei 陳偉", "Ben Okafor"])
        #expect(entries.map(\.event) == [.explained, .opened, .searched])
        #expect(entries.map(\.record) == ["clinical note 2003", "clinical note 2003", "patient"])
        #expect(entries.map { $0.fields.map(\.title) } == [["reason"], [], ["by", "found"]])
        #expect(entries.flatMap(\.fields).map(\.after) == ["For Dr. Molina.", "name", "2001"])
    }

    @Test func `each page of a search is recorded with whom it finds; a list of everybody and a number are none`()
        async throws
    {
        let searches: [(String, @Sendable (ClinicStore) async throws -> Void, Int)] = [
            ("everybody", { _ = try await $0.now { $0.patients.patients(PatientQuery()) } }, 0),
            ("number", { _ = try await $0.now { $0.patients.patients(PatientQuery(.number(Self.own))) } }, 0),
            ("words", { _ = try await $0.now { $0.patients.patients(PatientQuery(.words(["a"]))) } }, 1),
            ("no such words", { _ = try await $0.now { $0.patients.patients(PatientQuery(.words(["zzz"]))) } }, 1),
            (
                "booking",
                { store in
                    let name = try #require(SearchText("len"))
                    _ = try await store.now { $0.appointments.patients(matching: name, limit: 6) }
                }, 1
            ),
            (
                "pages",
                { store in
                    var query = PatientQuery(.words(["a"]), pageSize: 1)
                    for _ in 0..<3 { query.after = try await store.now { [query] in $0.patients.patients(query) }.next }
                }, 3
            ),
        ]
        for (name, search, count) in searches {
            let store = try StoreHarness.open(.memory)
            try await store.signIn("ben")
            let before = try store.entries().count
            try await search(store)
            let new = try store.entries().dropFirst(before).flatMap(\.written.changes)
            #expect(new.map(\.kind) == Array(repeating: "searched/patient", count: count), "\(name)")
        }
    }

    @Test func `what cannot be recorded gives no note and finds nobody, and says why`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        _ = try store.database.writer.use { connection throws(AppError) in
            try connection.run(
                "CREATE TRIGGER fill BEFORE INSERT ON log_entry BEGIN SELECT raise(ABORT, 'no space'); END")
        }
        let error = await #expect(throws: AppError.self) { try await store.patients.openNotes(of: Self.own) }
        #expect(error != .notesNotOpened(of: Self.own))
        var notes = store.patients.notes(ClinicalNoteQuery(about: Self.own)).reader()
        #expect(try await notes.error() == .notesNotOpened(of: Self.own))
        var found = store.patients.patients(PatientQuery(.words(["a"]))).reader()
        #expect(try await found.error() == error)
        #expect(try await store.now { $0.failedWrites.failedWrites() } == [])
    }

    @Test func `a reading is no version of a record: what was changed last is still found`() async throws {
        let store = try StoreHarness.open(.memory)
        try await store.signIn("chen")
        let patient = try await store.now { $0.patients.patient(Self.own) }
        try await store.patients.openNotes(of: Self.own)
        let image = try store.database.read { connection throws(AppError) in
            try LogEntry.image(of: patient.id.rawValue, in: connection)
        }
        #expect(image == (try store.image(.patient, number: 2_001)))
        #expect(try store.database.problems() == [])
    }
}
