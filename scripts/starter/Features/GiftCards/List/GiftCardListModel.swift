import Domain
import Observation

/// Keeps all gift cards on screen current, and asks the coordinator for what somebody wants to see.
@Observable
package final class GiftCardListModel {
    private(set) var giftCards = LoadState<[GiftCard]>.idle

    private let repository: any GiftCardRepository
    private weak let coordinator: (any GiftCardsCoordinating)?

    /// A list that was not read yet.
    package init(repository: any GiftCardRepository, coordinator: any GiftCardsCoordinating) {
        (self.repository, self.coordinator) = (repository, coordinator)
    }

    func observe() async { await repository.giftCards().load(into: \.giftCards, of: self) }
    func show(_ giftCard: GiftCard) { coordinator?.showGiftCard(giftCard.number) }
    func add() { coordinator?.addGiftCard() }
}
