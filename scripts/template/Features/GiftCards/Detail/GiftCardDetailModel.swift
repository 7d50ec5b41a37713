import Domain
import FoundationEssentials
import Observation

/// The model of one gift card, which keeps it current and finishes it.
@Observable
package final class GiftCardDetailModel {
    private(set) var giftCard = LoadState<GiftCardPresentation>.idle
    private(set) var problem: AppError?

    private let number: GiftCardNumber
    private let dependencies: GiftCardsDependencies
    private var idempotencyKey = IdempotencyKey()

    /// One gift card, by its number.
    package init(number: GiftCardNumber, dependencies: GiftCardsDependencies) {
        self.number = number
        self.dependencies = dependencies
    }

    var title: String { "Gift card \(number)" }

    func observe() async {
        await dependencies.giftCards.giftCard(number)
            .load(into: \.giftCard, of: self, as: GiftCardPresentation.init)
    }

    /// Finishes the gift card as shown. After a lost answer the next try is the same operation.
    func finish(_ shown: GiftCardPresentation) async {
        let operation = idempotencyKey.operation(for: number, from: dependencies.identifiers)
        do {
            _ = try await dependencies.giftCards.finish(shown.seen, operation: operation)
            idempotencyKey.succeeded(operation)
            problem = nil
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

/// One gift card as its screen shows it.
nonisolated struct GiftCardPresentation: Hashable, Sendable {
    let title: String
    /// The moment it was finished, or nil while it is open.
    let done: Date?
    /// The gift card that is on screen.
    let seen: GiftCard

    init(_ giftCard: GiftCard) {
        seen = giftCard
        title = giftCard.title.text
        done = if case .done(let moment) = giftCard.state { moment } else { nil }
    }
}
