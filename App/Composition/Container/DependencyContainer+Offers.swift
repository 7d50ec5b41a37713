import Domain
import Offers

/// The view models of the Offers sheet.
extension DependencyContainer {
    /// Their shared dependencies.
    private func offersDependencies(_ errors: AppCoordinator) -> OffersDependencies {
        OffersDependencies(offers: offers, currency: clinic.currency, identifiers: identifiers, errors: errors)
    }

    func offersOverviewModel(coordinator: OffersCoordinator, errors: AppCoordinator) -> OffersOverviewModel {
        OffersOverviewModel(dependencies: offersDependencies(errors), coordinator: coordinator)
    }

    func offerListModel(
        _ kind: OfferKind, coordinator: OffersCoordinator, errors: AppCoordinator
    ) -> OfferListModel {
        OfferListModel(kind, dependencies: offersDependencies(errors), coordinator: coordinator)
    }

    func offerFormModel(
        _ subject: OfferSubject, coordinator: OffersCoordinator, errors: AppCoordinator
    ) -> OfferFormModel {
        OfferFormModel(subject, dependencies: offersDependencies(errors), coordinator: coordinator)
    }

    func hoursModel(_ owner: HoursOwner, coordinator: OffersCoordinator, errors: AppCoordinator) -> HoursModel {
        HoursModel(owner, dependencies: offersDependencies(errors), coordinator: coordinator)
    }

    func retireOfferModel(
        _ id: OfferID, coordinator: OffersCoordinator?, errors: AppCoordinator
    ) -> RetireOfferModel {
        RetireOfferModel(id, dependencies: offersDependencies(errors), coordinator: coordinator)
    }
}
