import Data
import Domain
import GiftCards
// if sign-in
import Account
// end

/// The parts that the app is composed of, and a factory for every view model. Only the container knows the real Data.
package struct DependencyContainer {
    let giftCards: any GiftCardRepository
    let savedStates: any SavedStateRepository
    // if sign-in
    let sessions: any SessionRepository
    // end
    let deliveries: PendingDeliveries

    /// Composes the app on a store.
    package init(of store: Store) {
        (giftCards, savedStates, deliveries) = (store.giftCards, store.savedStates, store.deliveries)
        // if sign-in
        sessions = store.sessions
        // end
    }
}

extension DependencyContainer {
    func giftCardListModel(_ coordinator: GiftCardsCoordinator) -> GiftCardListModel {
        GiftCardListModel(repository: giftCards, coordinator: coordinator)
    }

    func giftCardDetailModel(_ number: GiftCardNumber, _ coordinator: GiftCardsCoordinator) -> GiftCardDetailModel {
        GiftCardDetailModel(number: number, repository: giftCards, coordinator: coordinator)
    }

    func giftCardFormModel(_ number: GiftCardNumber?, _ coordinator: GiftCardsCoordinator) -> GiftCardFormModel {
        GiftCardFormModel(number: number, repository: giftCards, coordinator: coordinator)
    }

    func deleteGiftCardModel(_ number: GiftCardNumber, _ coordinator: GiftCardsCoordinator) -> DeleteGiftCardModel {
        DeleteGiftCardModel(number: number, repository: giftCards, coordinator: coordinator)
    }
}
// if sign-in

extension DependencyContainer {
    func accountModel(_ coordinator: AccountCoordinator) -> AccountModel {
        AccountModel(repository: sessions, coordinator: coordinator)
    }

    func signInModel(_ coordinator: AccountCoordinator) -> SignInModel {
        SignInModel(repository: sessions, coordinator: coordinator)
    }

    func signOutModel(_ coordinator: AccountCoordinator) -> SignOutModel {
        SignOutModel(repository: sessions, coordinator: coordinator)
    }
}
// end
