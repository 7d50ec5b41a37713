import Domain
import Testing

@testable import Data
@testable import DataSync

/// The description of a queued record.
@Suite(.timeLimit(.minutes(60))) struct RecordWordsTests {
    @Test func `whatever people may have to choose has a name`() throws {
        for kind in RecordKind.allCases.map(\.synced) where kind.merging == .fields && !kind.writers.isEmpty {
            // The fields that no workstation changes once the record exists.
            let fixed: Set = [
                "user_name", "currency", "seller_id", "only", "created_at", "time_zone", "is_example", "playlist_song",
            ]
            let choices = Set(kind.names).subtracting(kind.derived.keys).subtracting(kind.counters).subtracting(fixed)
            #expect(choices.subtracting((FieldWords.titles + kind.titles).map(\.name)) == [], "\(kind.name)")
        }
    }

    @Test(arguments: [
        (#"[]"#, "none"),
        (
            #"[{"title":"Check-up","is_retired":0},{"title":"X-ray","is_retired":1}]"#,
            "Check-up, X-ray (retired)"
        ),
        (#"[{"weekday":1,"opens":540,"closes":600}]"#, "Monday 09:00 to 10:00"),
        (#"[{"service":"checkup","clinician_id":"01"}]"#, "checkup"), (#"[{"weekday":9}]"#, ""), ("no JSON", "none"),
    ])
    func `the rows of a part are one line`(json: String, words: String) {
        #expect(PartWords(json: json).words == words)
    }

    @Test func `no field of a record is shown twice`() {
        for kind in RecordKind.allCases.map(\.synced) {
            let names = (FieldWords.titles + kind.titles).map(\.name)
            #expect(Set(names).count == names.count, "\(kind.name)")
        }
    }
}
