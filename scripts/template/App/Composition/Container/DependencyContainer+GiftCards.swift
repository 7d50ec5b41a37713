import Domain
import GiftCards

/// The view models of the GiftCards section.
extension DependencyContainer {
    func giftCardListModel(coordinator: GiftCardsCoordinator) -> GiftCardListModel {
        GiftCardListModel(repository: giftCards, coordinator: coordinator)
    }

    func giftCardDetailModel(_ number: GiftCardNumber, errors: AppCoordinator) -> GiftCardDetailModel {
        GiftCardDetailModel(number: number, repository: giftCards, identifiers: identifiers, errors: errors)
    }
}
