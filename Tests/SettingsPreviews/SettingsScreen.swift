import DesignSystem
import Domain
import Settings
import Support

/// The settings on its fakes.
final class SettingsScreen: DrivenScreen {
    let preferences: FakePreferencesRepository
    let sync: FakeSyncRepository
    let coordinator = RecordingSettingsCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: SettingsModel?

    init(_ saved: Preferences = Preferences(), reach: RemoteReach? = nil) {
        preferences = FakePreferencesRepository(saved)
        sync = FakeSyncRepository(reach: reach, sessions: FakeStaffSessionRepository())
        let model = SettingsModel(
            preferences: preferences, sync: sync, identifiers: SequentialIdentifiers(), coordinator: coordinator,
            errors: errors)
        self.model = model
        driver = ScreenDriver(
            SettingsView(model: model), style: .sheet, deliveries: [preferences.deliveries, sync.deliveries])
    }

    /// The settings of a workstation, complete.
    static func settled(_ saved: Preferences = Preferences()) async -> SettingsScreen {
        let screen = SettingsScreen(saved)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { preferences.callCount + sync.callCount }
    var openStreams: Int { preferences.openStreams + sync.openStreams }
    var isModelGone: Bool { model == nil }

    /// The values of the four fields, from top to bottom.
    var values: [String?] {
        driver.screen.controls.filter { $0.role != .button }.map(\.value)
    }
}

/// Every state of the settings, named after its golden.
nonisolated enum SettingsState: String, PreviewState {
    case loading, untouched, changed, oddWidth, conflict, saveFailed, refreshing, refreshFailed, failed, withRemote

    /// The screen in this state.
    @MainActor func screen() async throws -> SettingsScreen {
        let screen = SettingsScreen(
            Preferences(lineLength: self == .oddWidth ? 93 : nil), reach: self == .withRemote ? .online : nil)
        if self == .loading {
            screen.preferences.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.preferences.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        return screen
    }

    @MainActor private func bringAbout(on screen: SettingsScreen) async throws {
        switch self {
        case .changed: try await screen.driver.choose("on", in: "accessible")
        case .conflict:
            try await screen.driver.choose("120", in: "width")
            screen.preferences.saved = Preferences(lineLength: 60, color: .always)
            try await screen.driver.press("save")
        case .saveFailed:
            try await screen.driver.choose("60", in: "width")
            screen.preferences.answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await screen.driver.press("save")
        case .refreshing: screen.preferences.answers.freshness = .refreshing
        case .refreshFailed: screen.preferences.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
    }
}
