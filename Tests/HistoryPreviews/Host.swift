import DesignSystem
import Domain
import History
import Support

/// The changes of one patient alone.
package final class Host: FeatureHost {
    package init(on scene: HostScene, role: Role?) {
        let sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        let history = FakeHistoryRepository(sessions: sessions)
        let patient = HistorySubject.patient(.known(2001))
        for phone in 1...12 {
            history.note(.changed, [.init(title: "phone", before: "\(phone)", after: "\(phone + 1)")], of: patient)
        }
        scene.deliveries = [sessions.deliveries, history.deliveries]
        scene.show(HistoryView(model: HistoryModel(of: patient, history: history)))
    }
}
