import DesignSystem
import Domain
import Onboarding
import Support

/// A newcomer's steps alone; a visitor has none.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sessions: FakeStaffSessionRepository
    private let onboarding: FakeOnboardingRepository
    private let identifiers = SequentialIdentifiers()
    private let delegate = RecordingOnboardingDelegate()
    private let errors = RecordingErrorRouting()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role == nil ? nil : .newcomer)
        onboarding = FakeOnboardingRepository(sessions: sessions)
        scene.deliveries = [sessions.deliveries]
        delegate.asked = { [unowned self] in follow($0) }
        scene.show(WelcomeView(model: WelcomeModel(sessions: sessions, delegate: delegate)), .fullScreenCover)
    }

    private func follow(_ word: RecordingOnboardingDelegate.Word) {
        switch word {
        case .wantsDetails: scene.show(details, .fullScreenCover)
        case .skipsDetails, .saved: scene.show(ready, .fullScreenCover)
        case .signsOut: sessions.current = nil
        case .finished(let session): scene.asked(for: "where \(session.staff.name) wanted to be")
        }
    }

    private var details: DetailsView {
        DetailsView(
            model: DetailsModel(
                onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate,
                errors: errors))
    }

    private var ready: ReadyView {
        ReadyView(
            model: ReadyModel(
                onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate,
                errors: errors))
    }
}
