import DesignSystem
import Domain
import Profile
import Support
import Testing

@testable import ProfilePreviews

@Suite("Changing a password")
struct ChangePasswordTests {
    @Test func `the new password is valid, the old one is not, and the coordinator is notified once`() async throws {
        let screen = try await ChangePasswordState.changed.screen()
        screen.driver.expect(screen.coordinator.requests, [.passwordChanged])
        #expect(screen.values == ["", "", ""])
        #expect(!screen.driver.losesDraft)
        let old = Credentials(userName: "ana", password: Secret("clinic-demo"))
        await #expect(throws: AppError.wrongCredentials) {
            try await screen.sessions.signIn(old, operation: OperationID(.sample(8)))
        }
        let new = Credentials(userName: "ana", password: Secret("correct horse"))
        #expect(try await screen.sessions.signIn(new, operation: OperationID(.sample(9))).staff == .ana)
    }

    @Test func `two different new passwords send no request, and remain to be corrected`() async throws {
        let screen = try await ChangePasswordState.mismatch.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.sessions.calls.isEmpty)
        #expect(screen.values == ["••••", "••••", "••••"])
        try await screen.driver.type("wrong again", into: "again")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("correct horse", into: "again")
        #expect(screen.driver.screen.failure == nil, "they are the same now")
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == nil)
        screen.driver.expect(screen.coordinator.requests, [.passwordChanged])
    }

    @Test func `a problem is cleared when its field is retyped, and not before`() async throws {
        let wrong = try await ChangePasswordState.wrongCurrent.screen()
        try await wrong.driver.type("correct horse", into: "new")
        #expect(wrong.driver.screen.failure == "wrong-credentials")
        try await wrong.driver.type("clinic-demo", into: "current")
        #expect(wrong.driver.screen.failure == nil)
        let short = try await ChangePasswordState.tooShort.screen()
        try await short.driver.type("clinic-demo", into: "current")
        try await short.driver.type("correct horse", into: "new")
        #expect(short.driver.screen.failure == "invalid-input")
        try await short.driver.type("correct horse", into: "again")
        #expect(short.driver.screen.failure == nil)
    }

    @Test(
        arguments: [
            (.tooShort, "invalid-input"), (.wrongCurrent, "wrong-credentials"), (.throttled, "too-many-attempts"),
            (.storageFailed, "storage-read-only"),
        ] as [(ChangePasswordState, String)])
    func `what is refused says why, changes nothing, and is forgotten`(state: ChangePasswordState, code: String)
        async throws
    {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(screen.values == ["", "", ""])
        #expect(screen.coordinator.requests.isEmpty)
        #expect(screen.errors.errors.last?.code == code)
    }

    @Test func `after too many wrong tries even the right password waits, and says how long`() async throws {
        let screen = try await ChangePasswordState.throttled.screen()
        try await screen.change("clinic-demo", to: "correct horse")
        #expect(screen.errors.errors.last == .tooManyAttempts(seconds: 30))
        screen.clock.advance(by: 30)
        try await screen.change("clinic-demo", to: "correct horse")
        screen.driver.expect(screen.coordinator.requests, [.passwordChanged])
    }

    @Test func `an empty form is refused by the rule`() async throws {
        let screen = try await ChangePasswordState.empty.screen()
        try await screen.driver.press("change")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.coordinator.requests.isEmpty)
    }

    @Test(arguments: ["current", "new", "again"])
    func `anything that is typed would be lost by leaving`(field: String) async throws {
        let screen = try await ChangePasswordState.empty.screen()
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("x", into: field)
        #expect(screen.driver.losesDraft)
    }

    @Test
    func `when the session ran out meanwhile, signing in is asked for instead of showing a failure`() async throws {
        let screen = ChangePasswordScreen(session: nil)
        try await screen.change("clinic-demo", to: "correct horse")
        #expect(screen.errors.errors == [.signInRequired])
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `nothing that is typed is in any output, before, while and after it is handed over`() async throws {
        let screen = ChangePasswordScreen()
        try await screen.type("hunter2-old", "hunter2-new", again: "hunter2-again")
        try expectSecret(on: screen)
        try await screen.driver.type("hunter2-new", into: "again")
        screen.sessions.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("change") }
        await screen.driver.currentScreen()
        #expect(screen.values == ["", "", ""])
        screen.sessions.answers.release()
        try await pressing.value
        try expectSecret(on: screen)
    }

    private func expectSecret(on screen: ChangePasswordScreen) throws {
        var dumped = ""
        dump(screen.driver.screen, to: &dumped)
        for output in [dumped, screen.driver.text(), screen.driver.linear, screen.driver.json] {
            #expect(!output.contains("hunter2"))
        }
    }
}
