import DesignSystem
import Domain
import SignIn
import Support
import Testing

@testable import SignInPreviews

@Suite("The question whether to sign out")
struct SignOutTests {
    @Test func `has the safe answer first, with the focus`() {
        let screen = SignOutScreen()
        #expect(screen.driver.buttons == ["Stay signed in", "Sign out"])
        #expect(screen.driver.screen.focus == ActionID(1))
    }

    @Test(
        arguments: [("stay", .staySignedIn), ("sign-out", .signedOut)]
            as [(String, RecordingSignInCoordinator.End)])
    func `hands each answer to the coordinator, once`(name: String, end: RecordingSignInCoordinator.End) async throws {
        let screen = SignOutScreen()
        await screen.driver.settle()
        try await screen.driver.press(name)
        #expect(screen.coordinator.ends == [end])
    }
}
