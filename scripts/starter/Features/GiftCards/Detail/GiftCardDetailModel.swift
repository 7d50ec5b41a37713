import Domain
import Observation

/// Keeps one gift card on screen current, and asks the coordinator for what somebody wants to do with it.
@Observable
package final class GiftCardDetailModel {
    private(set) var giftCard = LoadState<GiftCard>.idle
    let number: GiftCardNumber

    private let repository: any GiftCardRepository
    private weak let coordinator: (any GiftCardsCoordinating)?

    /// One gift card, by its number.
    package init(
        number: GiftCardNumber, repository: any GiftCardRepository, coordinator: any GiftCardsCoordinating
    ) {
        (self.number, self.repository, self.coordinator) = (number, repository, coordinator)
    }

    func observe() async { await repository.giftCard(number).load(into: \.giftCard, of: self) }
    func edit() { coordinator?.editGiftCard(number) }
    func delete() { coordinator?.confirmDeleting(number) }
}
