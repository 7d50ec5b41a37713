import DesignSystem
import Domain
import Settings
import Support
import Testing

@testable import SettingsPreviews

@Suite("Settings")
struct SettingsTests {
    @Test func `the saved settings are shown, and there is nothing to save yet`() async throws {
        let screen = await SettingsScreen.settled(
            Preferences(lineLength: 80, color: .never, isAccessible: true, idleLockMinutes: 30))
        #expect(screen.values == ["80", "never", "on", "30 min"])
        #expect(try !screen.driver.find("save").isEnabled)
        #expect(!screen.driver.losesDraft)
    }

    @Test(
        arguments: [("width", "60"), ("colour", "always"), ("accessible", "on"), ("lock", "never")])
    func `each change is a draft: nothing is saved yet, and leaving would lose it`(field: String, choice: String)
        async throws
    {
        let screen = await SettingsScreen.settled()
        let before = try screen.driver.find(field).value
        try await screen.driver.choose(choice, in: field)
        #expect(try screen.driver.find(field).value == choice)
        #expect(try screen.driver.find("save").isEnabled)
        #expect(screen.driver.losesDraft)
        #expect(screen.preferences.saved == Preferences())
        try await screen.driver.choose(try #require(before), in: field)
        #expect(!screen.driver.losesDraft)
    }

    @Test func `the same choice again, after another terminal chose otherwise, is saved again`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.choose("100", in: "width")
        try await screen.driver.press("save")
        screen.preferences.saved = Preferences(lineLength: 60)
        await screen.driver.settle()
        try await screen.driver.choose("100", in: "width")
        try await screen.driver.press("save")
        #expect(screen.preferences.saved == Preferences(lineLength: 100))
    }

    @Test func `every choice is kept as it was chosen`() async throws {
        let screen = await SettingsScreen.settled()
        for field in ["width", "colour", "accessible", "lock"] {
            for choice in try screen.driver.find(field).options {
                try await screen.driver.choose(choice, in: field)
                if try screen.driver.find("save").isEnabled { try await screen.driver.press("save") }
                #expect(try screen.driver.find(field).value == choice)
            }
        }
        #expect(
            screen.preferences.saved
                == Preferences(lineLength: 120, color: .never, isAccessible: true, idleLockMinutes: 60))
    }

    @Test func `saving is one operation with all changes, and then there is nothing to save`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.choose("100", in: "width")
        try await screen.driver.choose("5 min", in: "lock")
        try await screen.driver.press("save")
        let wanted = Preferences(lineLength: 100, idleLockMinutes: 5)
        #expect(screen.preferences.calls == [.preferences, .save(wanted, operation: OperationID(.sample(1)))])
        #expect(screen.preferences.saved == wanted)
        #expect(try !screen.driver.find("save").isEnabled)
        #expect(!screen.driver.losesDraft)
    }

    @Test func `a change from elsewhere is shown where there is no input`() async {
        let screen = await SettingsScreen.settled()
        screen.preferences.saved = Preferences(lineLength: 40)
        await screen.driver.settle()
        #expect(screen.values == ["40", "auto", "off", "10 min"])
        #expect(!screen.driver.losesDraft)
    }

    @Test func `a change from elsewhere leaves a draft alone`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.choose("120", in: "width")
        screen.preferences.saved = Preferences(color: .always)
        await screen.driver.settle()
        #expect(screen.values == ["120", "auto", "off", "10 min"])
        #expect(screen.driver.losesDraft)
    }

    @Test
    func `saving over another terminal's choice is refused with both shown, and saving again confirms it`() async throws
    {
        let screen = try await SettingsState.conflict.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.shows("Changed by someone else: Width"))
        #expect(
            screen.driver.all(.section).map { $0.children.map(\.value) } == [
                ["terminal", "120", "60"], ["auto", "always", "always"],
            ])
        #expect(screen.preferences.saved == Preferences(lineLength: 60, color: .always))
        #expect(screen.values == ["120", "always", "off", "10 min"])
        try await screen.driver.press("save")
        #expect(screen.preferences.saved == Preferences(lineLength: 120, color: .always))
    }

    @Test func `a failure says why and keeps the draft, and saving again works`() async throws {
        let screen = try await SettingsState.saveFailed.screen()
        #expect(screen.driver.screen.failure == "storage-read-only")
        #expect(screen.values.first == "60")
        #expect(screen.driver.losesDraft)
        #expect(screen.preferences.saved == Preferences())
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.preferences.saved == Preferences(lineLength: 60))
    }

    @Test func `a width that is not among the choices is shown, and kept when another setting changes`() async throws {
        let screen = await SettingsScreen.settled(Preferences(lineLength: 93, idleLockMinutes: 7))
        #expect(screen.values == ["93", "auto", "off", "7 min"])
        try await screen.driver.choose("on", in: "accessible")
        try await screen.driver.press("save")
        #expect(screen.preferences.saved == Preferences(lineLength: 93, isAccessible: true, idleLockMinutes: 7))
    }

    @Test func `where the data is, is asked of the coordinator, once`() async throws {
        let screen = await SettingsScreen.settled()
        try await screen.driver.press("data")
        screen.driver.expect(screen.coordinator.requests, [.data])
    }
}
