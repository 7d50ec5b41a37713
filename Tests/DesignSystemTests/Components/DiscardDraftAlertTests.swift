import DesignSystem
import Support
import Testing

@MainActor @Suite("The question before a draft is lost")
struct DiscardDraftAlertTests {
    @Test func `what was typed may be kept, which comes first, or discarded; each answer does its own thing once`()
        async throws
    {
        var answers: [String] = []
        let driver = ScreenDriver(
            DiscardDraftAlert(keep: { answers.append("keep") }, discard: { answers.append("discard") }),
            style: .alert)
        await driver.settle()
        #expect(driver.screen.title == "Unsaved")
        #expect(driver.screen.focus == ActionID(1))
        #expect(driver.buttons == ["Keep editing", "Discard it"])
        try await driver.press("keep")
        try await driver.press("discard")
        #expect(answers == ["keep", "discard"])
    }
}
