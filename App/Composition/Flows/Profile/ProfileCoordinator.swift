import Domain
import Navigation

/// Leads through one Profile sheet, from presenting to dismissing.
final class ProfileCoordinator: FlowCoordinator<ProfileRoute> {}

extension ProfileCoordinator: ProfileCoordinating {
    func showChangePassword() { navigate(to: .changePassword) }

    func passwordChanged() {
        popToRoot()
        app?.notify("Your password was changed.")
    }

    func confirmSignOut() { app?.go(.signOut) }
}
