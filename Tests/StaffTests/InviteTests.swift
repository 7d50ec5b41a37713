import DesignSystem
import Domain
import Staff
import Support
import Testing

@testable import StaffPreviews

@Suite("Inviting somebody")
struct InviteTests {
    @Test func `who is invited has the name, the user name and the role that were typed`() async throws {
        let screen = try await InviteState.typed.screen()
        try await screen.driver.press("invite")
        let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .clinician)
        #expect(screen.fakes.staff.calls == [.invite(draft, operation: OperationID(.sample(1)))])
        #expect(screen.driver.shows("Code of oda 0000-0000-0001"))
    }

    @Test func `the user name follows the name until it is typed`() async throws {
        let screen = InviteScreen()
        try await screen.driver.type("Inês Lima", into: "name")
        #expect(try screen.driver.find("user").value == "ines")
        try await screen.driver.type("lima", into: "user")
        try await screen.driver.type("Inês Sá Lima", into: "name")
        #expect(try screen.driver.find("user").value == "lima")
    }

    @Test(
        arguments: [
            (.incomplete, "invalid-input"), (.taken, "conflict"), (.storageFailed, "storage-read-only"),
        ] as [(InviteState, String)])
    func `what is refused says why, keeps the draft and shows no code`(state: InviteState, code: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(!screen.driver.text().contains("Code of"))
        #expect(screen.driver.losesDraft == (state != .incomplete))
    }

    @Test func `once invited nothing is lost by leaving, and Done leaves`() async throws {
        let screen = try await InviteState.invited.screen()
        #expect(!screen.driver.losesDraft)
        try await screen.driver.press("done")
        screen.driver.expect(screen.fakes.coordinator.requests, [.invitationDone])
    }

    @Test func `a draft is restored after a restart, and what is wrong is said until it changes`() async throws {
        let first = try await InviteState.typed.screen()
        let again = InviteScreen()
        again.driver.input = first.driver.input
        try await again.driver.press("invite")
        let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .clinician)
        #expect(again.fakes.staff.calls == [.invite(draft, operation: OperationID(.sample(1)))])
        let wrong = try await InviteState.incomplete.screen()
        try await wrong.driver.type("Oda Lund", into: "name")
        #expect(wrong.driver.screen.failure == nil)
    }

    @Test func `a lost answer shows no code, and the next try says that the user name is taken`() async throws {
        let screen = InviteScreen()
        screen.fakes.staff.answers.loseNextAnswer()
        try await screen.invite("Oda Lund", "oda")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("invite")
        #expect(screen.driver.screen.failure == "conflict")
    }
}
