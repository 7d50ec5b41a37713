import DesignSystem
import Domain
import Staff
import Support
import Testing

@testable import StaffPreviews

@Suite("The question whether to change a colleague")
struct ChangeTests {
    @Test func `the safe answer comes first, has the focus, and changes nothing`() async throws {
        let screen = try await ChangeState.leaving.screen()
        #expect(screen.driver.buttons == ["Leave it as it is", "Let go"])
        #expect(screen.driver.screen.focus == ActionID(1))
        try await screen.driver.press("keep")
        screen.driver.expect(screen.fakes.coordinator.requests, [.changeAnswered])
        #expect(screen.fakes.staff.callCount == 1)
    }

    @Test func `the other answer makes the change, once, and the coordinator is told`() async throws {
        let screen = try await ChangeState.role.screen()
        try await screen.driver.press("change")
        let change = FakeStaffRepository.Call.change(
            Staff.ben.id, .role(.pharmacist), operation: OperationID(.sample(1)))
        #expect(screen.fakes.staff.calls.last == change)
        screen.driver.expect(screen.fakes.coordinator.requests, [.changeAnswered])
    }

    @Test func `the only manager is kept, with the reason`() async throws {
        let screen = try await ChangeState.refused.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.text().contains("Maya Lindqvist is the only manager."))
        #expect(screen.fakes.coordinator.requests.isEmpty)
    }

    @Test func `after a lost answer the next try is the same operation`() async throws {
        let screen = try await ChangeState.leaving.screen()
        screen.fakes.staff.answers.loseNextAnswer()
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("change")
        screen.driver.expect(screen.fakes.coordinator.requests, [.changeAnswered])
        let operations = screen.fakes.staff.calls.compactMap { call -> OperationID? in
            if case .change(_, _, let operation) = call { operation } else { nil }
        }
        #expect(operations == [OperationID(.sample(1)), OperationID(.sample(1))])
    }
}
