import DesignSystem
import Domain
import Foundation
import Support
import Sync

/// Sync alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let sync: FakeSyncRepository
    private let coordinator = RecordingSyncCoordinator()
    private let errors = RecordingErrorRouting()

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        let sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        sync = FakeSyncRepository(
            OutboxEntry.samples, reach: .offline(.down), upToDateAt: .sample - 3_600, sessions: sessions)
        scene.deliveries = [sessions.deliveries, sync.deliveries]
        coordinator.asked = { [unowned self] in follow($0) }
        scene.show(SyncView(model: SyncModel(sync: sync, coordinator: coordinator, errors: errors)), .sheet)
    }

    private func follow(_ request: RecordingSyncCoordinator.Request) {
        switch request {
        case .entry(let number): scene.show(entry(number), .sheet)
        case .subject(let subject): scene.asked(for: "\(subject)")
        case .confirmDiscarding(let number): scene.show(discard(number), .alert)
        case .discardingAnswered, .entrySettled: scene.leave()
        }
    }

    private func entry(_ number: OutboxNumber) -> OutboxEntryView {
        OutboxEntryView(
            model: OutboxEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors))
    }

    private func discard(_ number: OutboxNumber) -> DiscardEntryAlert {
        DiscardEntryAlert(
            model: DiscardEntryModel(number: number, sync: sync, coordinator: coordinator, errors: errors))
    }
}
