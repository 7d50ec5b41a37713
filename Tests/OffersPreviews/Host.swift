import DesignSystem
import Domain
import Offers
import Support

/// The screens about what the clinic offers, alone.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let fakes: OffersFakes

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        fakes = OffersFakes(session: role.map(StaffSession.sample))
        scene.deliveries = fakes.deliveries
        fakes.coordinator.asked = { [unowned self] in follow($0) }
        let model = OffersOverviewModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        scene.show(OffersOverviewView(model: model), .sheet)
    }

    private func follow(_ request: RecordingOffersCoordinator.Request) {
        let (dependencies, coordinator) = (fakes.dependencies, fakes.coordinator)
        switch request {
        case .offers(let kind):
            scene.show(
                OfferListView(model: OfferListModel(kind, dependencies: dependencies, coordinator: coordinator)), .sheet
            )
        case .form(let subject):
            scene.show(
                OfferFormView(model: OfferFormModel(subject, dependencies: dependencies, coordinator: coordinator)),
                .sheet)
        case .hours(let owner):
            scene.show(
                HoursView(model: HoursModel(owner, dependencies: dependencies, coordinator: coordinator)), .sheet)
        case .confirmRetiring(let id):
            scene.show(
                RetireOfferAlert(model: RetireOfferModel(id, dependencies: dependencies, coordinator: coordinator)),
                .alert)
        case .formSaved, .retiringAnswered: scene.leave()
        }
    }
}
