import DesignSystem
import Domain
import Home
import Support
import Testing

@testable import HomePreviews

@Suite("The remote on the home screen")
struct HomeRemoteTests {
    @Test func `a clinic without a remote says nothing about one`() async {
        let screen = await HomeScreen.settled(session: .pharmacist)
        #expect(screen.driver.all(.labeledContent).isEmpty)
        #expect(!screen.driver.shows("sync"))
    }

    @Test(
        arguments: [
            (.online, nil), (.offline, nil), (.needsOne, "1 change from here needs someone to look at it."),
            (.needsMore, "2 changes from here need someone to look at them."),
        ] as [(HomeState, String?)])
    func `writes that wait for a person are shown with a link, and nothing if there are none`(
        state: HomeState, said: String?
    ) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.shows("sync") == (said != nil))
        guard let said else { return }
        #expect(screen.driver.shows(said))
        try await screen.driver.press("sync")
        screen.driver.expect(screen.coordinator.requests, [.sync])
    }

    @Test func `it changes by itself: the way breaks, something is queued, something is refused, all is through`()
        async throws
    {
        let screen = HomeScreen(reach: .online)
        await screen.driver.settle()
        #expect(screen.words == "online")
        screen.sync.reach(.offline(.down))
        screen.sync.put(.sample(1))
        screen.sync.put(.sample(2, .parked(.conflict("No."))))
        await screen.driver.settle()
        #expect(screen.words == "offline, 1 queued, 1 refused")
        screen.sync.settle(.known(1))
        screen.sync.settle(.known(2))
        screen.sync.reach(.syncing)
        await screen.driver.settle()
        #expect(screen.words == "syncing")
        screen.sync.reach(nil)
        await screen.driver.settle()
        #expect(screen.words == nil)
    }
}

extension HomeScreen {
    /// The text about the remote.
    fileprivate var words: String? { driver.all(.labeledContent).first { $0.label == "Remote" }?.value }
}
