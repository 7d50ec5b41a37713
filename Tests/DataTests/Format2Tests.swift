import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What becomes of a real file of format 1, and what format 2 is.
@Suite(.timeLimit(.minutes(10))) struct Format2Tests {
    @Test func everyRowOfFormat1IsKept() async throws {
        let counts = try await FormatFile.format1.rowsKept(from: 1)
        #expect(counts == [1, 1, 3, 9, 58, 20, 14, 2, 3, 4])
    }

    @Test func aMigratedClinicHasTheSchemaOfANewOne() async throws {
        #expect(try await FormatFile.format1.schemaMigrated() == FormatFile.schemaOfANewClinic())
    }

    @Test func theFixtureHasTheSchemaOfFormat1() async throws {
        #expect(try await FormatFile.format1.schema() == FileContents(migrations: [.version1]).schema())
    }

    /// Format 2 lies on people's disks: it changes by a new migration, never in its own place.
    @Test func formatTwoNeverChanges() throws {
        let before = Set(try FileContents(migrations: [.version1]).columns())
        #expect(
            try FileContents(migrations: [.version1, .version2]).columns().filter { !before.contains($0) } == [
                "order_event.staff_id BLOB?", "order_event.note TEXT?", "preferences.only INTEGER?",
                "preferences.width INTEGER?", "preferences.color TEXT", "preferences.is_accessible INTEGER",
                "preferences.idle_lock_minutes INTEGER?", "seller.phone TEXT", "sign_in_failure.subject BLOB",
                "sign_in_failure.failures INTEGER", "sign_in_failure.last_at INTEGER",
            ])
    }
}
