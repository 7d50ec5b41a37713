import Domain
import FoundationEssentials

/// The gift cards of the example clinic. Change them to useful examples.
enum ExampleGiftCard {
    private static let titles = ["The first gift card", "Another gift card", "A gift card that is done"]

    /// All of them, by number; the last was finished the day before the clinic was made.
    static func all(at now: Date) throws(AppError) -> [GiftCard] {
        var giftCards: [GiftCard] = []
        for (index, title) in titles.enumerated() {
            guard let number = GiftCardNumber(801 + index), let title = GiftCardTitle(title) else {
                throw .unexpected("example gift card \(index) makes no sense")
            }
            giftCards.append(
                GiftCard(
                    id: Identifier(ExampleIdentity.giftCard.uuid(number.rawValue)), number: number, title: title,
                    state: index == titles.count - 1 ? .done(at: now - 86_400) : .open))
        }
        return giftCards
    }

    /// Fills an empty table. Runs inside a transaction.
    static func insertAll(at now: Date, in connection: Connection) throws(AppError) {
        for giftCard in try all(at: now) { try GiftCardRecord.insert(giftCard, in: connection) }
    }
}
