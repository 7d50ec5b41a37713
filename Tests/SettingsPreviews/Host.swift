import DesignSystem
import Domain
import Settings
import Support

/// The settings alone.
package final class Host: FeatureHost {
    private let preferences = FakePreferencesRepository(Preferences())
    private let sync = FakeSyncRepository(reach: .online, sessions: FakeStaffSessionRepository())
    private let coordinator = RecordingSettingsCoordinator()

    package init(on scene: HostScene, role: Role?) {
        scene.deliveries = [preferences.deliveries, sync.deliveries]
        coordinator.asked = { [unowned scene] request in
            switch request {
            case .data:
                let zone = ZonePresentation(ClinicTimeZone.madrid)
                scene.show(DataView(location: "memory", zone: zone), .sheet)
            case .sync: scene.asked(for: "the state of syncing")
            }
        }
        scene.show(
            SettingsView(
                model: SettingsModel(
                    preferences: preferences, sync: sync, identifiers: SequentialIdentifiers(),
                    coordinator: coordinator, errors: RecordingErrorRouting())), .sheet)
    }
}
