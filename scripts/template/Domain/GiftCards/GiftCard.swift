import Foundation

/// The number that people and links use for a gift card.
package typealias GiftCardNumber = ShortNumber<GiftCard>

/// One gift card: what it is about, and whether it is done.
package struct GiftCard: Hashable, Sendable, Identifiable {
    /// How far it has come.
    package enum State: Hashable, Sendable {
        /// Nobody finished it yet.
        case open
        /// Somebody finished it at this moment.
        case done(at: Date)
    }

    /// Its identity.
    package let id: Identifier<GiftCard>

    /// The number that people and links use for it.
    package let number: GiftCardNumber

    /// What it is about.
    package let title: GiftCardTitle

    /// How far it has come.
    package let state: State

    /// A gift card from its parts.
    package init(id: Identifier<GiftCard>, number: GiftCardNumber, title: GiftCardTitle, state: State) {
        self.id = id
        self.number = number
        self.title = title
        self.state = state
    }
}

extension GiftCard {
    /// The same gift card, finished at a moment by somebody who saw it.
    ///
    /// - Throws: ``GiftCardProblem`` when it cannot be finished any more, or is not as it was seen.
    package func finished(at moment: Date, seen: GiftCard) throws(GiftCardProblem) -> GiftCard {
        guard case .open = state else { throw .doneAlready }
        guard self == seen else { throw .changed }
        return GiftCard(id: id, number: number, title: title, state: .done(at: moment))
    }
}
