import Domain
import Navigation

/// Leads through one Settings sheet, from presenting to dismissing.
final class SettingsCoordinator: FlowCoordinator<SettingsRoute> {}

extension SettingsCoordinator: SettingsCoordinating {
    func showData() { navigate(to: .data) }
    func showSync() { app?.present(at: .sync(.queue)) }
}
