import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("Sign-in")
struct SignInTests {
    @Test("The right password signs in, and the coordinator is notified once")
    func success() async throws {
        let screen = SignInScreen()
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.sessions.calls == [.signIn(userName: "ana", operation: OperationID(.sample(1)))])
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
        #expect(screen.errors.errors.isEmpty)
    }

    @Test(
        "Without a user name or a password there is no request, and the form shows what it needs",
        arguments: [("", ""), ("ana", ""), ("", "clinic-demo")])
    func incomplete(user: String, password: String) async throws {
        let screen = SignInScreen()
        try await screen.signIn(user, password)
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.sessions.calls.isEmpty)
        #expect(screen.coordinator.ends.isEmpty)
        #expect(try screen.driver.find("user").value == user)
    }

    @Test("A problem is cleared once all of its fields are retyped")
    func mending() async throws {
        let screen = SignInScreen()
        try await screen.driver.press("sign-in")
        try await screen.driver.type("ana", into: "user")
        #expect(screen.driver.screen.failure == "invalid-input", "the password is missing as before")
        try await screen.driver.type("wrong", into: "password")
        #expect(screen.driver.screen.failure == nil)
        try await screen.driver.press("sign-in")
        #expect(screen.driver.screen.failure == "wrong-credentials")
        try await screen.driver.type("clinic-demo", into: "password")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("A wrong password says so, is forgotten, and leaves the user name to try again")
    func wrongPassword() async throws {
        let screen = SignInScreen()
        try await screen.signIn("ana", "wrong")
        #expect(screen.driver.screen.failure == "wrong-credentials")
        #expect(try screen.driver.find("user").value == "ana")
        #expect(try screen.driver.find("password").value == "")
        #expect(screen.coordinator.ends.isEmpty)
        try await screen.driver.type("clinic-demo", into: "password")
        try await screen.driver.press("sign-in")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test("Tries for one name are one operation, which is checked each time and counts once; another name is another")
    func operations() async throws {
        let screen = SignInScreen()
        try await screen.signIn("ana", "wrong")
        screen.sessions.answers.loseNextAnswer()
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.driver.screen.failure == "unexpected")
        let started = screen.sessions.current
        try await screen.signIn("ana", "wrong")
        #expect(screen.driver.screen.failure == "wrong-credentials")
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.sessions.current == started)
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
        try await screen.signIn("ben", "wrong")
        let names = [("ana", 1), ("ana", 1), ("ana", 1), ("ana", 1), ("ben", 2)]
        #expect(
            screen.sessions.calls == names.map { .signIn(userName: $0, operation: OperationID(.sample($1))) })
    }

    @Test("A sign-in that was recorded, but never began, begins at the next try")
    func lostSession() async throws {
        let screen = SignInScreen()
        screen.sessions.loseNextSession()
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.sessions.current == nil)
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.sessions.current == .pharmacist)
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
        #expect(Set(screen.sessions.calls).count == 1, "both tries are one operation")
    }

    @Test("A sign-in that cannot be recorded says why, and does not count")
    func storage() async throws {
        let screen = try await SignInState.storageFailed.screen()
        #expect(screen.driver.screen.failure == "storage-read-only")
        #expect(screen.coordinator.ends.isEmpty)
    }

    @Test("Cancelling is reported once, without a request")
    func cancel() async throws {
        let screen = SignInScreen()
        await screen.driver.settle()
        try await screen.driver.press("cancel")
        #expect(screen.coordinator.ends == [.cancelled])
        #expect(screen.sessions.calls.isEmpty)
    }
}
