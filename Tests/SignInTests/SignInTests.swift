import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("Sign-in")
struct SignInTests {
    @Test func `the right password signs in, and the coordinator is notified once`() async throws {
        let screen = SignInScreen()
        try await screen.signIn("ana", "clinic-demo")
        #expect(screen.sessions.calls == [.signIn(userName: "ana", operation: OperationID(.sample(1)))])
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
        #expect(screen.errors.errors.isEmpty)
    }

    @Test(
        arguments: [("", ""), ("ana", ""), ("", "clinic-demo")])
    func `without a user name or a password there is no request, and the form shows what it needs`(
        user: String, password: String
    ) async throws {
        let screen = SignInScreen()
        try await screen.signIn(user, password)
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.sessions.calls.isEmpty)
        #expect(screen.coordinator.ends.isEmpty)
        #expect(try screen.driver.find("user").value == user)
    }

    @Test func `a problem is cleared once all of its fields are retyped`() async throws {
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

    @Test func `a wrong password says so, is forgotten, and leaves the user name to try again`() async throws {
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

    @Test
    func `tries for one name are one operation, which is checked each time and counts once; another name is another`()
        async throws
    {
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

    @Test func `a sign-in that was recorded, but never began, begins at the next try`() async throws {
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

    @Test func `a sign-in that cannot be recorded says why, and does not count`() async throws {
        let screen = try await SignInState.storageFailed.screen()
        #expect(screen.driver.screen.failure == "storage-read-only")
        #expect(screen.coordinator.ends.isEmpty)
    }

    @Test func `cancelling is reported once, without a request`() async throws {
        let screen = SignInScreen()
        await screen.driver.settle()
        try await screen.driver.press("cancel")
        #expect(screen.coordinator.ends == [.cancelled])
        #expect(screen.sessions.calls.isEmpty)
    }
}
