import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("A password on the screen")
struct PasswordSecrecyTests {
    private static let password = "hunter2-correct"

    @Test func `appears nowhere: not in the tree, the text, the JSON or a dump`() async throws {
        let screen = SignInScreen()
        await screen.driver.settle()
        try await screen.driver.type("ana", into: "user")
        try await screen.driver.type(Self.password, into: "password")
        try expectSecret(on: screen)
        try await screen.driver.press("sign-in")
        try expectSecret(on: screen)
    }

    @Test func `is hidden while it is being checked`() async throws {
        let screen = SignInScreen()
        await screen.driver.settle()
        try await screen.driver.type("ana", into: "user")
        try await screen.driver.type("clinic-demo", into: "password")
        screen.sessions.answers.hold()
        let pressing = Task.immediate { try await screen.driver.press("sign-in") }
        await screen.driver.currentScreen()
        #expect(try screen.driver.find("password").value == "")
        screen.sessions.answers.release()
        try await pressing.value
        #expect(screen.coordinator.ends == [.finished(.pharmacist)])
    }

    @Test(arguments: ["a", "clinic-demo", String(repeating: "x", count: 500)])
    func `does not even tell its length`(password: String) async throws {
        let screen = SignInScreen()
        await screen.driver.settle()
        try await screen.driver.type(password, into: "password")
        #expect(try screen.driver.find("password").value == "••••")
    }

    private func expectSecret(on screen: SignInScreen) throws {
        var dumped = ""
        dump(screen.driver.screen, to: &dumped)
        for output in [dumped, "\(screen.driver.screen)", screen.driver.text(), screen.driver.json] {
            #expect(!output.contains(Self.password))
        }
    }
}
