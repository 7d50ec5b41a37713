import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("The question whether to sign out")
struct SignOutTests {
    @Test("has the safe answer first, with the focus")
    func safest() {
        let screen = SignOutScreen()
        #expect(screen.driver.buttons == ["Stay signed in", "Sign out"])
        #expect(screen.driver.screen.focus == ActionID(1))
    }

    @Test(
        "hands each answer to the coordinator, once",
        arguments: [("stay", .staySignedIn), ("sign-out", .signedOut)]
            as [(String, RecordingSignInCoordinator.End)])
    func answers(name: String, end: RecordingSignInCoordinator.End) async throws {
        let screen = SignOutScreen()
        await screen.driver.settle()
        try await screen.driver.press(name)
        #expect(screen.coordinator.ends == [end])
    }
}
