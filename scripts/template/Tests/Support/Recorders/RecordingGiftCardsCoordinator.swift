import Domain

/// A coordinator that records the user's requests while looking at gift cards.
@MainActor package final class RecordingGiftCardsCoordinator: GiftCardsCoordinating {
    /// Every request, in order: the gift cards to be shown.
    package private(set) var shown: [GiftCardNumber] = [] {
        didSet { if let number = shown.last { asked?(number) } }
    }

    /// A closure that is called with each request.
    package var asked: ((GiftCardNumber) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showGiftCard(_ number: GiftCardNumber) { shown.append(number) }
}
