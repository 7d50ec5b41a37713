import DesignSystem
import Domain
import Profile
import Support
import Testing

@testable import ProfilePreviews

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
        arguments: [("stay", .staySignedIn), ("sign-out", .signOut)]
            as [(String, RecordingProfileCoordinator.Request)])
    func answers(name: String, request: RecordingProfileCoordinator.Request) async throws {
        let screen = SignOutScreen()
        await screen.driver.settle()
        try await screen.driver.press(name)
        screen.driver.expect(screen.coordinator.requests, [request])
    }
}
