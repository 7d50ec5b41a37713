import DesignSystem
import Domain
import SignIn
import Support

/// Sign-in alone; with a role, the workstation that this person locked.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions = FakeStaffSessionRepository()
    private let identifiers = SequentialIdentifiers()
    private let coordinator = RecordingSignInCoordinator()
    private let errors = RecordingErrorRouting()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        scene.deliveries = [sessions.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        if let role { scene.show(unlock(Staff.sample(role)), .fullScreenCover) } else { scene.show(form) }
    }

    private func follow(_ end: RecordingSignInCoordinator.End) {
        switch end {
        case .finished(let session): scene.asked(for: "what \(session.staff.name) wanted before signing in")
        case .cancelled: scene.asked(for: "what was there before")
        case .someoneElse: scene.replace(with: form)
        case .invitation: scene.show(invitation)
        case .signedOut, .staySignedIn: break
        }
    }

    private var form: SignInView {
        SignInView(
            model: SignInModel(
                purpose: "Sign in to see the orders. The password of everybody is clinic-demo.", sessions: sessions,
                identifiers: identifiers, coordinator: coordinator, errors: errors))
    }

    private var invitation: InvitationView {
        InvitationView(
            model: InvitationModel(
                staff: FakeStaffRepository(sessions: sessions), sessions: sessions, identifiers: identifiers,
                coordinator: coordinator, errors: errors))
    }

    private func unlock(_ staff: Staff) -> UnlockView {
        UnlockView(
            model: SignInModel(
                lockedBy: staff.userName, sessions: sessions, identifiers: identifiers, coordinator: coordinator,
                errors: errors))
    }
}
