import FoundationEssentials

/// The number that people and links use for a gift card.
package typealias GiftCardNumber = ShortNumber<GiftCard>

/// One gift card, with its subject and its state.
package struct GiftCard: Hashable, Sendable, Identifiable {
    /// The state of a gift card.
    package enum State: Hashable, Sendable {
        /// Not finished yet.
        case open
        /// Finished at a moment.
        case done(at: Date)
    }

    /// Its identity.
    package let id: Identifier<GiftCard>

    /// The number that people and links use for it.
    package let number: GiftCardNumber

    /// The subject.
    package let title: GiftCardTitle

    /// The state.
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
    /// The same gift card, finished at a moment by someone who saw it.
    ///
    /// - Throws: ``GiftCardProblem`` if it cannot be finished or has changed.
    package func finished(at moment: Date, seen: GiftCard) throws(GiftCardProblem) -> GiftCard {
        guard case .open = state else { throw .doneAlready }
        guard self == seen else { throw .changed }
        return GiftCard(id: id, number: number, title: title, state: .done(at: moment))
    }
}
