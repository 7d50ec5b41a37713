import Domain
import Foundation
import Support
import Testing

@testable import App

/// Entries of the log as lines for people.
@Suite struct AuditOutputTests {
    @Test(
        arguments: [
            (.begun, nil, "at the beginning: patient 2003"), (.arrived, nil, "from the remote: patient 2003"),
            (.changed, "Maya", "Maya  changed patient 2003"), (.made, nil, "nobody  made patient 2003"),
        ] as [(HistoryEntry.Event, String?, String)])
    func `each says how it came about`(event: HistoryEntry.Event, author: String?, said: String) {
        var output = AuditOutput(.text, .gmt)
        let entry = HistoryEntry(
            id: HistoryEntry.ID(position: 7, place: 0), at: Date(timeIntervalSince1970: 0), author: author,
            workstation: "ee42c90b", record: "patient 2003", event: event,
            fields: [HistoryEntry.Field(title: "phone", before: nil, after: "555")])
        let text = output.body([entry])
        #expect(text == "1970-01-01 00:00  \(said)  (workstation ee42c90b, entry 7)\n    phone: none → 555\n")
    }
}
