import DesignSystem
import Domain
import Support
import Testing
import TextShell

@testable import App

/// The rules of the decision on settings for their sheet.
@Suite struct SettingsRuleTests {
    @Test func `a changed setting holds when it is saved, and not before`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .pharmacist)
        let host = ScreenHost(scene: scene)
        try scene.open(link: "clinic://settings")
        for identifier in ["accessible", "save"] {
            #expect(workstation.preferences.saved.isAccessible == false)
            let screen = await host.settle()
            let control = try #require(screen.controls.first { $0.identifier == identifier })
            let action = try #require(control.action)
            if identifier == "save" { await host.press(action) } else { host.choose(action, option: 1) }
        }
        #expect(workstation.preferences.saved.isAccessible)
    }
}
