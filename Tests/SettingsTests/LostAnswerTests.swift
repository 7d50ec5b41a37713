import DesignSystem
import Domain
import Settings
import Support
import Testing

@testable import SettingsPreviews

@Suite("Settings after a lost answer")
struct LostAnswerTests {
    @Test
    func `saving again is the same operation, and does not undo what another workstation saved between`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.choose("60", in: "width")
        screen.preferences.answers.failNext(with: .storage(.busy(path: "/clinic")))
        try await screen.driver.press("save")
        try await screen.driver.press("save")
        let saves = screen.preferences.calls.filter { if case .save = $0 { true } else { false } }
        #expect(saves.count == 2 && Set(saves).count == 1)
        #expect(screen.preferences.saved.lineLength == 60)
    }
}
