import Domain
import Testing

@testable import Data
@testable import DataSync

/// The description of a queued record.
@Suite(.timeLimit(.minutes(10))) struct RecordWordsTests {
    @Test func `whatever people may have to choose has a name`() throws {
        for kind in RecordKind.allCases.map(\.synced) where kind.merging == .fields && !kind.writers.isEmpty {
            // The fields that no workstation changes once the record exists.
            let fixed: Set = ["user_name", "role", "category", "currency", "reorder_level", "seller_id", "details"]
            let choices = Set(kind.names).subtracting(kind.derived.keys).subtracting(kind.counters).subtracting(fixed)
            #expect(choices.subtracting((RecordWords.titles + kind.titles).map(\.name)) == [], "\(kind.name)")
        }
    }

    @Test func `no field of a record is shown twice`() {
        for kind in RecordKind.allCases.map(\.synced) {
            let names = (RecordWords.titles + kind.titles).map(\.name)
            #expect(Set(names).count == names.count, "\(kind.name)")
        }
    }
}
