import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("Unlocking the workstation")
struct UnlockTests {
    @Test func `the password of the locked-out person unlocks, and the coordinator is notified once`() async throws {
        let screen = try await UnlockState.unlocked.screen()
        #expect(screen.sessions.calls == [.signIn(userName: "ana", operation: OperationID(.sample(1)))])
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test func `without a password there is no request, and the form shows what it needs`() async throws {
        let screen = try await UnlockState.incomplete.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.sessions.calls.isEmpty)
    }

    @Test(
        arguments: [
            (.wrongPassword, "wrong-credentials"), (.throttled, "too-many-attempts"),
            (.storageFailed, "storage-read-only"),
        ] as [(UnlockState, String)])
    func `what is refused says why, is forgotten, and unlocks nothing`(state: UnlockState, code: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(try screen.driver.find("password").value == "")
        #expect(screen.coordinator.ends.isEmpty)
    }

    @Test func `a reason is cleared when the next try succeeds`() async throws {
        let screen = try await UnlockState.wrongPassword.screen()
        try await screen.unlock("clinic-demo")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test func `someone else may sign in instead; the coordinator is notified once, without a request`() async throws {
        let screen = try await UnlockState.empty.screen()
        try await screen.driver.press("someone-else")
        #expect(screen.coordinator.ends == [.someoneElse])
        #expect(screen.sessions.calls.isEmpty)
    }

    @Test func `the password is in no output, and hidden while it is checked`() async throws {
        let screen = try await UnlockState.empty.screen()
        try await screen.driver.type("hunter2-correct", into: "password")
        for output in [screen.driver.text(), screen.driver.linear, screen.driver.json] {
            #expect(!output.contains("hunter2"))
        }
        screen.sessions.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("unlock") }
        await screen.driver.currentScreen()
        #expect(try screen.driver.find("password").value == "")
        screen.sessions.answers.release()
        try await pressing.value
    }
}
