import Domain

/// Writes down what the user asked for while looking at gift cards.
@MainActor package final class RecordingGiftCardsCoordinator: GiftCardsCoordinating {
    /// Everything asked for, in order: the gift cards to be shown.
    package private(set) var shown: [GiftCardNumber] = [] {
        didSet { if let number = shown.last { asked?(number) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((GiftCardNumber) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showGiftCard(_ number: GiftCardNumber) { shown.append(number) }
}
