import Domain
import Observation

/// The model of the list, which keeps all gift cards current, and asks the coordinator
/// for the chosen one.
@Observable
package final class GiftCardListModel {
    private(set) var giftCards = LoadState<GiftCardListPresentation>.idle

    private let dependencies: GiftCardsDependencies
    private weak let coordinator: (any GiftCardsCoordinating)?

    /// A list that has not been read yet.
    package init(dependencies: GiftCardsDependencies, coordinator: any GiftCardsCoordinating) {
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.giftCards.giftCards()
            .load(into: \.giftCards, of: self, as: GiftCardListPresentation.init)
    }

    func show(_ row: GiftCardRowPresentation) {
        guard let number = GiftCardNumber(row.id) else { return }
        coordinator?.showGiftCard(number)
    }
}

/// The list as its screen shows it.
nonisolated struct GiftCardListPresentation: Hashable, Sendable {
    let rows: [GiftCardRowPresentation]

    init(_ giftCards: [GiftCard]) {
        rows = giftCards.map(GiftCardRowPresentation.init)
    }
}

/// A gift card as a row shows it.
nonisolated struct GiftCardRowPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let number: String
    let title: String
    let state: String

    init(_ giftCard: GiftCard) {
        id = giftCard.number.rawValue
        number = giftCard.number.description
        title = giftCard.title.text
        state = if case .open = giftCard.state { "open" } else { "done" }
    }
}
