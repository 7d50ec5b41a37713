import DesignSystem
import Domain
import Profile
import Support
import Testing

@testable import ProfilePreviews

@Suite("Profile")
struct ProfileTests {
    @Test func `it shows who is signed in, since when, and their previous sign-in`() async {
        let screen = await ProfileState.secondSignIn.screen()
        #expect(
            screen.driver.all(.labeledContent).map(\.spokenText) == [
                "Name Dr. Chen Wei 陳偉", "Role clinician", "User name chen", "Signed in since 2026-01-02 09:12",
                "Last sign-in before 2026-01-01 09:12",
            ])
    }

    @Test func `a visitor has none: it says to sign in, and offers nothing`() async {
        let screen = await ProfileState.visitor.screen()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(screen.driver.buttons.isEmpty)
    }

    @Test func `when the session runs out, nothing of the person stays on the screen`() async {
        let screen = await ProfileState.firstSignIn.screen()
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(!screen.driver.text().contains("Ana"))
    }

    @Test func `another person who signs in is shown`() async {
        let screen = await ProfileState.firstSignIn.screen()
        screen.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(screen.driver.shows("Name Ben Okafor"))
    }

    @Test func `both requests are asked of the coordinator, once, and change nothing by themselves`() async throws {
        let screen = await ProfileState.firstSignIn.screen()
        try await screen.driver.press("change-password")
        try await screen.driver.press("sign-out")
        screen.driver.expect(screen.coordinator.requests, [.changePassword, .confirmSignOut])
        #expect(screen.sessions.calls == [.session])
    }
}
