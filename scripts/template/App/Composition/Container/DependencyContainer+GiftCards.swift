import Domain
import GiftCards

/// The view models of the GiftCards section.
extension DependencyContainer {
    /// Their shared dependencies.
    func giftCardsDependencies(_ errors: AppCoordinator) -> GiftCardsDependencies {
        GiftCardsDependencies(giftCards: giftCards, identifiers: identifiers, errors: errors)
    }

    func giftCardListModel(coordinator: GiftCardsCoordinator, errors: AppCoordinator) -> GiftCardListModel {
        GiftCardListModel(dependencies: giftCardsDependencies(errors), coordinator: coordinator)
    }

    func giftCardDetailModel(_ number: GiftCardNumber, errors: AppCoordinator) -> GiftCardDetailModel {
        GiftCardDetailModel(number: number, dependencies: giftCardsDependencies(errors))
    }
}
