import DesignSystem
import Domain
import Settings
import Support

/// The settings alone.
package final class Stage: FeatureStage {
    private let preferences = FakePreferencesRepository(Preferences())
    private let coordinator = RecordingSettingsCoordinator()

    package init(on scene: StageScene, role: Role?) {
        scene.deliveries = [preferences.deliveries]
        coordinator.asked = { [unowned scene] in
            let zone = ZonePresentation(ClinicTimeZone(identifier: "Europe/Madrid"))
            scene.show(DataView(location: "memory", zone: zone), .sheet)
        }
        scene.show(
            SettingsView(
                model: SettingsModel(
                    preferences: preferences, identifiers: SequentialIdentifiers(), coordinator: coordinator,
                    errors: RecordingErrorRouting())), .sheet)
    }
}
