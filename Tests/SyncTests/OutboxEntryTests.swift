import DesignSystem
import Domain
import Support
import Sync
import Testing

@testable import SyncPreviews

@Suite("One queued write")
struct OutboxEntryTests {
    private nonisolated static let refusal = AppError.conflict("Taken.", advice: "Book another time.")

    @Test(
        arguments: [
            (.ready, ["Open patient #2001"]), (.waiting, ["Open patient #2001"]), (.unsigned, ["Open patient #2001"]),
            (.delayed(attempts: 1, until: .sample, .down), ["Try again", "Open patient #2001"]),
            (.parked(refusal), ["Try again", "Open patient #2001", "Discard"]),
            (.conflicting, ["Open patient #2001", "Discard"]),
        ] as [(OutboxState, [String])])
    func `what can be done depends on how far it got`(state: OutboxState, buttons: [String]) async {
        let screen = await OutboxEntryScreen.settled(state)
        #expect(screen.driver.buttons == buttons)
    }

    @Test(
        arguments: [
            (.delayed(attempts: 3, until: .sample, .down), "\(AppError.down.message) \(AppError.down.advice)"),
            (.parked(refusal), "Taken. Book another time."),
        ] as [(OutboxState, String)])
    func `the reason why it is blocked is shown with advice`(state: OutboxState, words: String) async {
        let screen = await OutboxEntryScreen.settled(state)
        #expect(screen.driver.shows(words))
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a refused write is sent with the next round after a retry`() async throws {
        let screen = try await OutboxEntryState.parked.screen()
        try await screen.driver.press("retry")
        #expect(screen.sync.calls.last == .retry(.known(18)))
        #expect(screen.driver.all(.labeledContent).first?.value == "goes with the next round")
        #expect(screen.sync.now.parked == 0)
    }

    @Test func `trying again that is refused says why, until it is not`() async throws {
        let screen = try await OutboxEntryState.retryRefused.screen()
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(screen.sync.now.parked == 1)
        try await screen.driver.press("retry")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test
    func `when the session ran out meanwhile, signing in is asked for instead of showing a failure`() async throws {
        let screen = try await OutboxEntryState.parked.screen()
        screen.sync.answers.failNext(with: .signInRequired)
        try await screen.driver.press("retry")
        #expect(screen.errors.errors == [.signInRequired])
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `the record and the question whether to discard are asked of the coordinator`() async throws {
        let screen = try await OutboxEntryState.parked.screen()
        try await screen.driver.press("open-record")
        try await screen.driver.press("discard")
        screen.driver.expect(
            screen.coordinator.requests, [.subject(.appointment(.known(3_001))), .confirmDiscarding(.known(18))])
        #expect(screen.sync.now.parked == 1)
    }

    @Test func `once it is accepted, the screen says so, and stays until the user leaves`() async throws {
        let screen = try await OutboxEntryState.over.screen()
        #expect(screen.driver.shows("Not queued any more"))
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.coordinator.requests.isEmpty)
        try await screen.driver.press("leave")
        screen.driver.expect(screen.coordinator.requests, [.entrySettled])
    }

    @Test func `a number that nothing has is a failure from the start`() async throws {
        let screen = try await OutboxEntryState.notFound.screen()
        #expect(screen.driver.screen.failure == "not-found")
    }
}
