import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("An invitation on the sign-in form")
struct InvitationTests {
    @Test func `the code and a new password sign their owner in, once`() async throws {
        let screen = try await InvitationState.accepted.screen()
        let session = try #require(screen.sessions.current)
        #expect(session.staff == .ben)
        #expect(screen.coordinator.ends == [.finished(session)])
        let old = Credentials(userName: "ben", password: Secret("clinic-demo"))
        await #expect(throws: AppError.wrongCredentials) {
            try await screen.sessions.signIn(old, operation: OperationID(.sample(8)))
        }
    }

    @Test(
        arguments: [
            (.incomplete, "invalid-input"), (.mismatch, "invalid-input"), (.wrongCode, "wrong-credentials"),
            (.storageFailed, "storage-read-only"),
        ] as [(InvitationState, String)])
    func `what is refused says why, and signs nobody in`(state: InvitationState, code: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(screen.sessions.current == nil)
        #expect(screen.coordinator.ends.isEmpty)
    }

    @Test func `after a lost answer the same code still leads in`() async throws {
        let screen = InvitationScreen()
        let code = try await screen.invited()
        screen.staff.answers.loseNextAnswer()
        try await screen.accept("ben", code, "four old bicycles")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.accept("ben", code, "four old bicycles")
        #expect(screen.sessions.current?.staff == .ben)
    }

    @Test func `nothing secret that is typed is in any output, and the button forgets it`() async throws {
        let screen = InvitationScreen()
        _ = try await screen.invited()
        try await screen.driver.type("HUNTER2-CODE", into: "code")
        try await screen.driver.type("hunter2-new-password", into: "new")
        for output in [screen.driver.text(), screen.driver.linear, screen.driver.json] {
            #expect(!output.lowercased().contains("hunter2"))
        }
        try await screen.accept("ben", "0000-0000-0000", "hunter2-new-password")
        #expect(screen.values == ["", "", ""])
    }

    @Test func `the sign-in form leads there, and leaving it is reported once`() async throws {
        let form = SignInScreen()
        await form.driver.settle()
        try await form.driver.press("invitation")
        #expect(form.coordinator.ends == [.invitation])
        let screen = try await InvitationState.empty.screen()
        try await screen.driver.press("cancel")
        #expect(screen.coordinator.ends == [.cancelled])
    }
}
