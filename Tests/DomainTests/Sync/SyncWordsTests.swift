import Domain
import Support
import Testing

@Suite("The texts about sync")
struct SyncWordsTests {
    @Test(
        arguments: [
            (SyncStatus.local, []), (SyncStatus(reach: .unknown), ["not online yet"]),
            (SyncStatus(reach: .online), ["online"]), (SyncStatus(reach: .syncing), ["syncing"]),
            (SyncStatus(reach: .offline(.down), queued: 2), ["offline", "2 queued"]),
            (
                SyncStatus(reach: .online, queued: 1, parked: 3, conflicts: 1),
                ["online", "1 queued", "3 refused", "1 conflict"]
            ),
            (SyncStatus(reach: .online, holder: "office, psql"), ["online", "changes held back"]),
            (SyncStatus(reach: .online, conflicts: 2), ["online", "2 conflicts"]),
            (SyncStatus(reach: .online, setAside: 3), ["online", "3 set aside"]),
            (
                SyncStatus(reach: .syncing, progress: SyncProgress(done: 1_200, of: 10_000)),
                ["syncing 1200 of 10000 records"]
            ),
            (SyncStatus(reach: .syncing, progress: SyncProgress(done: 7)), ["syncing 7 records"]),
        ] as [(SyncStatus, [String])])
    func `a status has a few words for each part, and none for empty parts`(status: SyncStatus, words: [String]) {
        #expect(status.words == words)
    }

    @Test func `a report says that all is exchanged only where nothing is left and nothing ended the round early`() {
        let (none, some) = (SyncStatus(reach: .online), SyncStatus(reach: .online, queued: 2, parked: 1))
        #expect(SyncReport(sent: 3, received: 12, left: none).summary == "3 sent, 12 received; all is exchanged.")
        #expect(
            SyncReport(sent: 3, received: 0, left: some).summary
                == "3 sent, 0 received; left here: 2 queued, 1 refused.")
        #expect(
            SyncReport(sent: 1, received: 0, left: none, problem: .down).summary
                == "1 sent, 0 received, then it ended early.")
        #expect(
            SyncReport(sent: 1, received: 0, left: some, problem: .down).summary
                == "1 sent, 0 received; left here: 2 queued, 1 refused.")
    }

    @Test func `refused and conflicting writes need a person`() {
        #expect(SyncStatus(reach: .online, queued: 9, parked: 2, conflicts: 3).needingSomeone == 5)
    }
}
