import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("Unlocking the workstation")
struct UnlockTests {
    @Test("The password of whoever left unlocks, and the coordinator hears it once")
    func success() async throws {
        let screen = try await UnlockState.unlocked.screen()
        #expect(screen.sessions.calls == [.signIn(userName: "ana", operation: OperationID(.sample(1)))])
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test("Without a password nobody is asked, and the form says what is needed")
    func incomplete() async throws {
        let screen = try await UnlockState.incomplete.screen()
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.sessions.calls.isEmpty)
    }

    @Test(
        "What is refused says why, is forgotten, and unlocks nothing",
        arguments: [
            (.wrongPassword, "wrong-credentials"), (.throttled, "too-many-attempts"),
            (.storageFailed, "storage-read-only"),
        ] as [(UnlockState, String)])
    func refused(state: UnlockState, code: String) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == code)
        #expect(try screen.driver.find("password").value == "")
        #expect(screen.coordinator.ends.isEmpty)
    }

    @Test("A reason goes away when the next try works")
    func secondTry() async throws {
        let screen = try await UnlockState.wrongPassword.screen()
        try await screen.unlock("clinic-demo")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test("Someone else may sign in instead; the coordinator hears it once, and nobody is asked")
    func someoneElse() async throws {
        let screen = try await UnlockState.empty.screen()
        try await screen.driver.press("someone-else")
        #expect(screen.coordinator.ends == [.someoneElse])
        #expect(screen.sessions.calls.isEmpty)
    }

    @Test("The password is in no output, and not on show while it is checked")
    func secrecy() async throws {
        let screen = try await UnlockState.empty.screen()
        try await screen.driver.type("hunter2-correct", into: "password")
        for output in [screen.driver.text(), screen.driver.linear, try screen.driver.json()] {
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
