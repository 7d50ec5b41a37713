import DesignSystem
import Domain
import Settings
import Support
import Testing

@testable import SettingsPreviews

@Suite("The link from the settings to the sync status")
struct SettingsSyncTests {
    @Test func `a clinic without a remote shows none`() async {
        let screen = await SettingsScreen.settled()
        #expect(!screen.driver.shows("sync"))
    }

    @Test(
        arguments: [RemoteReach.unknown, .syncing, .online, .offline(.down)])
    func `a clinic with a remote shows one, whether that can be reached or not`(reach: RemoteReach) async throws {
        let screen = SettingsScreen(reach: reach)
        try await screen.driver.press("sync")
        screen.driver.expect(screen.coordinator.requests, [.sync])
    }

    @Test func `it comes and goes with the remote, and takes no draft along`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.choose("60", in: "width")
        screen.sync.reach(.online)
        await screen.driver.settle()
        #expect(screen.driver.shows("sync"))
        #expect(screen.driver.losesDraft)
        screen.sync.reach(nil)
        await screen.driver.settle()
        #expect(!screen.driver.shows("sync"))
    }
}
