import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What becomes of a real file of format 4, and what format 5 is.
@Suite(.timeLimit(.minutes(10))) struct Format5Tests {
    @Test func everyRowOfFormat4IsKept() async throws {
        let counts = try await FormatFile.format4.rowsKept(from: 4)
        #expect(counts.count == 39)
        #expect(counts.reduce(0, +) == 393)
    }

    @Test func aMigratedClinicHasTheSchemaOfANewOne() async throws {
        #expect(try await FormatFile.format4.schemaMigrated() == FormatFile.schemaOfANewClinic())
    }

    /// Format 4 lies on people's disks: it changes by a new migration, never in its own place.
    @Test func formatFourNeverChanges() async throws {
        let expected = try FileContents(migrations: [.version1, .version2, .version3, .version4]).schema()
        #expect(try await FormatFile.format4.schema() == expected)
    }

    /// So does format 5.
    @Test func formatFiveNeverChanges() throws {
        let before = Set(try FileContents(migrations: [.version1, .version2, .version3, .version4]).columns())
        let added = try FileContents(migrations: Array(Migration.all.prefix(5))).columns().filter {
            !before.contains($0)
        }
        #expect(
            added == [
                "inbox.kind TEXT",
                "inbox.subject BLOB",
                "inbox.version INTEGER",
                "inbox.body TEXT?",
                "outbox.number INTEGER?",
                "outbox.operation BLOB",
                "outbox.what TEXT",
                "outbox.author BLOB?",
                "outbox.permissions TEXT",
                "outbox.at INTEGER",
                "outbox.state TEXT",
                "outbox.failures INTEGER",
                "outbox.not_before INTEGER?",
                "outbox.sent_at INTEGER?",
                "outbox.problem TEXT?",
                "outbox_change.entry INTEGER",
                "outbox_change.position INTEGER",
                "outbox_change.kind TEXT",
                "outbox_change.subject BLOB",
                "outbox_change.before TEXT?",
                "outbox_change.after TEXT?",
                "outbox_change.theirs TEXT?",
                "outbox_need.entry INTEGER",
                "outbox_need.needs INTEGER",
                "remote.only INTEGER?",
                "remote.address TEXT",
                "remote.is_shared INTEGER",
                "remote.cursor TEXT",
                "remote.up_to_date_at INTEGER?",
                "remote.failures INTEGER",
                "remote.not_before INTEGER?",
                "sqlite_sequence.name ?",
                "sqlite_sequence.seq ?",
                "synced_record.kind TEXT",
                "synced_record.subject BLOB",
                "synced_record.version INTEGER",
            ])
    }

    @Test func whatWasWrittenInFormat4IsThereAndNothingIsQueued() async throws {
        try await withFolder { folder in
            try FormatFile.format4.plant(in: folder)
            let store = try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600))
            #expect(store.sync.atStart == .local)
            _ = try await store.sessions.signIn(.sample(.clinician), operation: StoreHarness.operation())
            #expect(try await store.now { $0.patients.patient(.known(2_003)) }.facts.phone == "+34 600 555 999")
            #expect(try await store.now { $0.orders.order(.known(1_044)) }.state == .paid)
            let notes = try await store.now { $0.patients.notes(ClinicalNoteQuery(about: .known(2_003))) }
            #expect(notes.notes.map(\.text) == ["Sleeps better."])
        }
    }
}
