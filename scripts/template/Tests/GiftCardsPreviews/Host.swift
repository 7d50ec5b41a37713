import DesignSystem
import Domain
import GiftCards
import Support

/// Gift cards alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let repository: FakeGiftCardRepository
    private let coordinator = RecordingGiftCardsCoordinator()
    private let identifiers = SequentialIdentifiers()
    private let errors = RecordingErrorRouting()

    /// Puts the list on a scene.
    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        let sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        repository = FakeGiftCardRepository(sessions: sessions)
        scene.deliveries = [sessions.deliveries, repository.deliveries]
        coordinator.asked = { [unowned self] in show($0) }
        scene.show(GiftCardListView(model: GiftCardListModel(dependencies: dependencies, coordinator: coordinator)))
    }

    private func show(_ number: GiftCardNumber) {
        scene.show(GiftCardDetailView(model: GiftCardDetailModel(number: number, dependencies: dependencies)))
    }

    private var dependencies: GiftCardsDependencies {
        GiftCardsDependencies(giftCards: repository, identifiers: identifiers, errors: errors)
    }
}
