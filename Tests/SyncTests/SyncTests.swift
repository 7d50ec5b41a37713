import DesignSystem
import Domain
import Support
import Sync
import Testing

@testable import SyncPreviews

@Suite("The queue for the remote")
struct SyncTests {
    @Test
    func `what contradicts comes first, then what was refused, then the others, each oldest first`() async throws {
        let screen = try await SyncState.loaded.screen()
        #expect(screen.numbers == [18, 17, 14, 15, 16])
        #expect(
            screen.driver.all(.section).map(\.label) == [
                "Changed at another workstation, too", "Refused by the remote", "On the way",
            ])
        #expect(screen.driver.shows("Another appointment is at that time."))
    }

    @Test func `a clinic without a remote says so, and offers nothing to do`() async throws {
        let screen = try await SyncState.local.screen()
        #expect(screen.driver.shows("No remote"))
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test func `the first of many are shown, and the others after asking for more`() async throws {
        let screen = try await SyncState.firstOfMany.screen()
        #expect(screen.numbers == [18, 17, 14])
        #expect(screen.driver.shows("The first 3 of 5 changes"))
        try await screen.driver.more()
        #expect(screen.numbers == [18, 17, 14, 15, 16])
        #expect(!screen.driver.shows("more"))
        #expect(screen.sync.calls.filter { $0 != .status } == [.queue(limit: 3), .queue(limit: 6)])
    }

    @Test func `a write is asked of the coordinator by its number`() async throws {
        let screen = try await SyncState.loaded.screen()
        let row = try #require(screen.driver.all(.button).first { $0.spokenText.hasPrefix("#17") })
        try await screen.driver.press(row)
        screen.driver.expect(screen.coordinator.requests, [.entry(.known(17))])
    }

    @Test func `syncing now reports the result, and the queue shows the rest`() async throws {
        let screen = try await SyncState.left.screen()
        #expect(screen.driver.shows("3 sent, 12 received; left here: 1 refused, 1 conflict."))
        #expect(screen.numbers == [18, 17])
        screen.sync.settle(.known(17))
        screen.sync.settle(.known(18))
        screen.sync.nextRounds()
        try await screen.driver.press("sync-now")
        #expect(screen.driver.shows("0 sent, 0 received; all is exchanged."))
        #expect(screen.driver.shows("Nothing waits"))
    }

    @Test
    func `a round that ended early says why and keeps what waits, and never that all is exchanged`() async throws {
        let screen = try await SyncState.endedEarly.screen()
        #expect(screen.driver.screen.failure == "remote-unreachable")
        #expect(!screen.driver.all(.text).contains { $0.label.contains("all is exchanged") })
        #expect(screen.numbers.count == 5)
        screen.sync.nextRounds()
        try await screen.driver.press("sync-now")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `an unreachable remote is reported with advice, and is not a failure of the screen`() async throws {
        let screen = try await SyncState.offline.screen()
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.driver.shows("\(AppError.down.message) \(AppError.down.advice)"))
    }

    @Test func `it follows the writes and the remote`() async throws {
        let screen = SyncScreen([], reach: .syncing)
        await screen.driver.settle()
        #expect(screen.driver.shows("Nothing waits"))
        screen.sync.put(.sample(1))
        screen.sync.reach(.offline(.down))
        await screen.driver.settle()
        #expect(screen.numbers == [1])
        #expect(try screen.driver.find("Remote").value == "offline, 1 queued")
        screen.sync.put(.sample(1, .conflicting))
        await screen.driver.settle()
        #expect(screen.driver.all(.section).map(\.label) == ["Changed at another workstation, too"])
        screen.sync.settle(.known(1))
        screen.sync.reach(.online)
        await screen.driver.settle()
        #expect(screen.driver.shows("Nothing waits"))
        #expect(try screen.driver.find("Remote").value == "online")
    }

    @Test func `a visitor sees the sync status, and nothing of the queue`() async throws {
        let screen = try await SyncState.denied.screen()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(screen.numbers.isEmpty)
        screen.sessions.current = .pharmacist
        await screen.driver.settle()
        #expect(screen.numbers.count == 5)
    }
}
