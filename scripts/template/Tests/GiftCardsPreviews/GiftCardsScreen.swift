import DesignSystem
import Domain
import GiftCards
import Support
import Testing

/// A screen of the section.
nonisolated enum GiftCardsPlace: String, CaseIterable {
    case list, detail
}

/// One screen of the section on its fakes.
final class GiftCardsScreen: DrivenScreen {
    let repository: FakeGiftCardRepository
    let coordinator = RecordingGiftCardsCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: AnyObject?

    init(_ place: GiftCardsPlace, giftCards: [GiftCard] = GiftCard.samples, number: Int = 801) async throws {
        let sessions = FakeStaffSessionRepository()
        _ = try await sessions.signIn(.sample(.receptionist), operation: OperationID(.sample(1)))
        repository = FakeGiftCardRepository(giftCards, sessions: sessions)
        let dependencies = GiftCardsDependencies(
            giftCards: repository, identifiers: SequentialIdentifiers(), errors: errors)
        let view: any View
        switch place {
        case .list:
            let model = GiftCardListModel(dependencies: dependencies, coordinator: coordinator)
            (self.model, view) = (model, GiftCardListView(model: model))
        case .detail:
            let model = GiftCardDetailModel(
                number: try #require(GiftCardNumber(number)), dependencies: dependencies)
            (self.model, view) = (model, GiftCardDetailView(model: model))
        }
        driver = ScreenDriver(view, deliveries: [repository.deliveries])
    }

    /// A screen, complete.
    static func settled(_ place: GiftCardsPlace, number: Int = 801) async throws -> GiftCardsScreen {
        let screen = try await GiftCardsScreen(place, number: number)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { repository.callCount }
    var openStreams: Int { repository.openStreams }
    var isModelGone: Bool { model == nil }
}
