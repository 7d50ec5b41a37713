import Domain

/// Leads through one Settings sheet, from presenting to dismissing.
final class SettingsCoordinator: FlowCoordinator<SettingsRoute> {}

extension SettingsCoordinator: SettingsCoordinating {
    func showData() { navigate(to: .data) }
    func showSync() { navigate(to: .sync) }
}
