import DesignSystem
import Domain
import Onboarding
import Support
import Testing

@testable import OnboardingPreviews

@Suite("A newcomer's steps after a lost answer")
struct LostAnswerTests {
    @Test(
        arguments: [(.details, "save"), (.ready, "start")] as [(OnboardingStep, String)])
    func `pressing again is the same operation, and continues`(step: OnboardingStep, button: String) async throws {
        let screen = await OnboardingScreen.settled(step)
        screen.onboarding.answers.loseNextAnswer()
        try await screen.driver.press(button)
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.delegate.words.isEmpty)
        try await screen.driver.press(button)
        #expect(screen.delegate.words.count == 1)
        #expect(screen.driver.screen.failure == nil)
        #expect(Set(screen.onboarding.calls).count == 1 && screen.onboarding.calls.count == 2)
    }

    @Test func `a problem with a field is cleared when it changes`() async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type("x", into: "extension")
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("12", into: "extension")
        #expect(screen.driver.screen.failure == nil)
    }
}
