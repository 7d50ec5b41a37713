import DesignSystem
import Domain
import Support
import Sync
import Testing

@testable import SyncPreviews

@Suite("Taking a queued write back")
struct DiscardEntryTests {
    @Test(
        arguments: [
            (.asked, ""), (.withOne, "#20 a change to a patient waits for it and goes with it. "),
            (
                .withMore,
                "2 changes wait for it and go with it: #20 a change to a patient, #21 a change to a patient. "
            ),
        ] as [(DiscardEntryState, String)])
    func `the question names the writes discarded with it`(state: DiscardEntryState, others: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.shows("Discard #17, a new appointment?"))
        #expect(screen.driver.shows("\(others)This undoes what was changed, and cannot be taken back."))
    }

    @Test func `the safe answer comes first and has the focus, and changes nothing`() async throws {
        let screen = try await DiscardEntryState.asked.screen()
        #expect(screen.driver.buttons == ["Keep it", "Discard it"])
        #expect(screen.driver.screen.focus == ActionID(1))
        try await screen.driver.press("keep")
        #expect(screen.sync.now.parked == 1)
        screen.driver.expect(screen.coordinator.requests, [.discardingAnswered])
    }

    @Test func `discarding takes it back with those that wait for it, and leaves its screen`() async throws {
        let screen = try await DiscardEntryState.withMore.screen()
        try await screen.driver.press("discard")
        #expect(screen.sync.now == SyncStatus(reach: .online))
        screen.driver.expect(screen.coordinator.requests, [.discardingAnswered, .entrySettled])
    }

    @Test func `a refusal says why on top of the question, and answers nothing`() async throws {
        let screen = try await DiscardEntryState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.sync.now.parked == 1)
        #expect(screen.coordinator.requests.isEmpty)
    }
}
