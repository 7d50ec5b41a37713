import DesignSystem
import Domain
import Staff
import Support
import Testing

@testable import StaffPreviews

@Suite("Staff")
struct StaffTests {
    @Test func `a row and the button ask the coordinator, and change nothing`() async throws {
        let screen = await StaffListState.loaded.screen()
        try await screen.driver.press("Ben Okafor receptionist working")
        try await screen.driver.press("invite")
        screen.driver.expect(
            screen.fakes.coordinator.requests, [.colleague(try #require(StaffSlug.ben)), .invitation])
        #expect(screen.fakes.staff.calls == [.colleagues])
    }

    @Test func `somebody who is invited elsewhere is listed at once`() async throws {
        let screen = await StaffListState.loaded.screen()
        let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .clinician)
        _ = try await screen.fakes.staff.invite(draft, operation: OperationID(.sample(1)))
        await screen.driver.settle()
        #expect(screen.driver.shows("Oda Lund clinician invited"))
    }

    @Test func `nothing of the staff stays when the role is taken away`() async {
        let screen = await StaffListState.loaded.screen()
        screen.fakes.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(!screen.driver.text().contains("Ben"))
    }

    @Test(
        arguments: [
            ("make-manager", .role(.manager)), ("end-sessions", .endingSessions), ("let-go", .leaving),
        ] as [(String, StaffChange)])
    func `each change is asked about first`(button: String, change: StaffChange) async throws {
        let screen = try await ColleagueState.loaded.screen()
        try await screen.driver.press(button)
        screen.driver.expect(screen.fakes.coordinator.requests, [.confirm(change, try #require(StaffSlug.ben))])
        #expect(screen.fakes.staff.callCount == 1)
    }

    @Test func `somebody who left can only be taken back, and their role cannot be set to what it is`() async throws {
        #expect(try await ColleagueState.left.screen().driver.buttons == ["Take back", "History"])
        let present = try await ColleagueState.loaded.screen().driver.buttons
        #expect(!present.contains("Make receptionist"))
        #expect(!present.contains("Take back"))
    }

    @Test func `the history is asked of the coordinator`() async throws {
        let screen = try await ColleagueState.left.screen()
        try await screen.driver.press("history")
        screen.driver.expect(screen.fakes.coordinator.requests, [.history(try #require(StaffSlug.chen))])
    }

    @Test func `a code whose answer was lost is not shown, and the next try makes another`() async throws {
        let screen = try await ColleagueState.loaded.screen()
        screen.fakes.staff.answers.loseNextAnswer()
        try await screen.driver.press("invite-again")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("invite-again")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.driver.shows("Code of ben 0000-0000-0002"))
        let operations = screen.fakes.staff.calls.compactMap { call -> OperationID? in
            if case .inviteAgain(_, let operation) = call { operation } else { nil }
        }
        #expect(operations == [OperationID(.sample(1)), OperationID(.sample(2))])
    }

    @Test func `a new code is shown once, and no other replaces it unseen`() async throws {
        let screen = try await ColleagueState.invitedAgain.screen()
        #expect(screen.driver.shows("Code of ben 0000-0000-0001"))
        #expect(!screen.driver.buttons.contains("Invite again"))
        #expect(!(try await ColleagueState.loaded.screen()).driver.text().contains("0000"))
    }
}
