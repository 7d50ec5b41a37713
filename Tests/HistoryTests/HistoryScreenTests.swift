import DesignSystem
import Domain
import History
import Support
import Testing

@testable import HistoryPreviews

@Suite("History")
struct HistoryScreenTests {
    private static let lena = HistorySubject.patient(.known(2001))

    @Test func `a change that is made now is the first at once`() async throws {
        let screen = try await HistoryState.beginning.screen()
        #expect(!screen.driver.shows("Changed by Maya Lindqvist"))
        screen.history.note(.changed, [.init(title: "phone", before: "1", after: nil)], of: Self.lena)
        await screen.driver.settle()
        #expect(screen.driver.shows("Changed by Maya Lindqvist"))
        #expect(try screen.driver.find("Phone").value == "1 → none")
        #expect(screen.history.callCount == 1)
    }

    @Test func `a field says what it was and is, once where that is not shown, and alone where it was none`()
        async throws
    {
        let screen = try await HistoryState.loaded.screen()
        let values = try ["Address", "E-mail", "Password"].map { try screen.driver.find($0).value }
        #expect(values == ["4 High Street", "lena@example.org → none", "not shown"])
    }

    @Test func `pages are read by the last entry of the page before, and the way back leads to the newest`()
        async throws
    {
        let screen = try await HistoryState.middlePage.screen()
        #expect(screen.history.queries.map(\.before) == [nil, 105])
        try await screen.driver.press("more")
        #expect(screen.driver.shows("At the beginning") && !screen.driver.buttons.contains("Next page"))
        try await screen.driver.press("previous")
        try await screen.driver.press("previous")
        #expect(screen.history.queries.map(\.before) == [nil, 105, 102, 105, nil])
    }

    @Test func `nothing stays on screen of what somebody may no longer read`() async throws {
        let screen = try await HistoryState.loaded.screen()
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(!screen.driver.text().contains("Ben Okafor"))
    }

    @Test func `the title names the record`() async throws {
        let ben = HistorySubject.colleague(try #require(StaffSlug("ben")))
        for (subject, title) in [(Self.lena, "History of patient #2001"), (ben, "History of ben")] {
            let screen = HistoryScreen(subject)
            await screen.driver.settle()
            #expect(screen.driver.screen.title == title)
        }
    }
}
