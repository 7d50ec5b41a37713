import Domain
import Navigation

/// Leads through one Offers sheet, from presenting to dismissing.
final class OffersCoordinator: FlowCoordinator<OffersRoute> {}

extension OffersCoordinator: OffersCoordinating {
    func showOffers(_ kind: OfferKind) { navigate(to: .list(kind)) }
    func showForm(of subject: OfferSubject) { navigate(to: .form(subject)) }
    func showHours(of owner: HoursOwner) { navigate(to: .hours(owner)) }
    func formSaved() { pop() }
    func confirmRetiring(_ id: OfferID) { app?.present(alert: .retireOffer(id)) }
    func retiringAnswered() { app?.dismissAlert() }
}
