import Domain
import Observation

/// Asks whether an offer shall really be retired or brought back, and does it if so.
@Observable
package final class RetireOfferModel {
    private(set) var question = LoadState<RetiringQuestion>.idle
    private(set) var problem: AppError?

    private let id: OfferID
    private let dependencies: OffersDependencies
    private weak let coordinator: (any OffersCoordinating)?
    private var idempotencyKey = IdempotencyKey()

    /// The question about one offer. Without a coordinator there is nowhere to go back to.
    package init(_ id: OfferID, dependencies: OffersDependencies, coordinator: (any OffersCoordinating)?) {
        self.id = id
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.offers.offer(id).load(into: \.question, of: self, as: RetiringQuestion.init)
    }

    func leaveAsItIs() { coordinator?.retiringAnswered() }

    /// Retires the offer as the question showed it, or brings it back.
    func carryOut(_ shown: RetiringQuestion) async {
        let operation = idempotencyKey.operation(for: shown.retires, from: dependencies.identifiers)
        do {
            _ = try await dependencies.offers.setRetired(shown.retires, seen: shown.seen, operation: operation)
            idempotencyKey.succeeded(operation)
            coordinator?.retiringAnswered()
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

/// The question as its alert shows it.
nonisolated struct RetiringQuestion: Hashable, Sendable {
    let title: String
    let message: String
    let answer: String
    /// Whether the answer retires the offer, or brings it back.
    let retires: Bool
    /// The offer that is asked about.
    let seen: Offer

    init(_ offer: Offer) {
        (seen, retires) = (offer, !offer.isRetired)
        title = retires ? "Retire \(offer.title)?" : "Bring \(offer.title) back?"
        answer = retires ? "Retire" : "Bring back"
        message =
            switch (offer.id.kind, retires) {
            case (.services, true): "Nobody can book it any more. What is booked stays, and can still be moved."
            case (.services, false): "It can be booked again."
            case (.categories, true): "It is gone from the catalogue. Nothing that was sold changes."
            case (.categories, false): "It is in the catalogue again."
            case (.products, true): "Nobody can buy it any more, also where it is in a cart. What was ordered stays."
            case (.products, false): "It is sold again."
            }
    }
}
