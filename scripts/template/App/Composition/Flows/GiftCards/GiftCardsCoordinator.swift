import Domain
import Navigation
import Observation

/// Owns the navigation of the GiftCards section; nobody else changes it.
@Observable
final class GiftCardsCoordinator: SectionCoordinator {
    var stack = RouteStack<GiftCardsRoute>(section.stack, root: .list)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?
}

extension GiftCardsCoordinator: GiftCardsCoordinating {
    func showGiftCard(_ number: GiftCardNumber) {
        navigate(to: .detail(number))
    }
}
