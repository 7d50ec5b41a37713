import DesignSystem
import Domain
import Profile
import Support

/// The profile alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions: FakeStaffSessionRepository
    private let coordinator = RecordingProfileCoordinator()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        scene.deliveries = [sessions.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(ProfileView(model: ProfileModel(sessions: sessions, coordinator: coordinator)), .sheet)
    }

    private func follow(_ request: RecordingProfileCoordinator.Request) {
        switch request {
        case .changePassword: scene.show(changePassword, .sheet)
        case .passwordChanged: scene.leave()
        case .confirmSignOut: scene.asked(for: "signing out")
        }
    }

    private var changePassword: ChangePasswordView {
        ChangePasswordView(
            model: ChangePasswordModel(
                sessions: sessions, identifiers: SequentialIdentifiers(), coordinator: coordinator,
                errors: RecordingErrorRouting()))
    }
}
