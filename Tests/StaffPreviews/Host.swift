import DesignSystem
import Domain
import Staff
import Support

/// The staff alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let fakes: StaffFakes

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        fakes = StaffFakes(session: role.map(StaffSession.sample))
        scene.deliveries = fakes.deliveries
        fakes.coordinator.asked = { [unowned self] in follow($0) }
        scene.show(
            StaffListView(model: StaffListModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)),
            .sheet)
    }

    private func follow(_ request: RecordingStaffCoordinator.Request) {
        switch request {
        case .colleague(let userName):
            scene.show(
                ColleagueView(
                    model: ColleagueModel(
                        userName: userName, dependencies: fakes.dependencies, coordinator: fakes.coordinator)), .sheet)
        case .history(let userName): scene.asked(for: "the history of \(userName)")
        case .invitation:
            scene.show(
                InviteView(model: InviteModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)),
                .sheet)
        case .confirm(let change, let userName):
            scene.show(
                ChangeColleagueAlert(
                    model: ChangeColleagueModel(
                        change, of: userName, dependencies: fakes.dependencies, coordinator: fakes.coordinator)),
                .alert)
        case .invitationDone, .changeAnswered: scene.leave()
        }
    }
}
