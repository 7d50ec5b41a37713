import DesignSystem
import Domain
import Offers
import Support
import Testing

/// The question whether to retire an offer, on its fakes.
final class RetireScreen: DrivenScreen {
    let fakes: OffersFakes
    let driver: ScreenDriver
    private weak var model: RetireOfferModel?

    init(_ id: OfferID, of offers: [Offer] = Offer.shown) {
        fakes = OffersFakes(offers)
        let model = RetireOfferModel(id, dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(RetireOfferAlert(model: model), style: .alert, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.offers.callCount }
    var openStreams: Int { fakes.offers.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the question, named after its golden.
nonisolated enum RetireState: String, PreviewState {
    case loading, service, product, bringingBack, refused, refreshing, refreshFailed, failed, notFound, long, wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> RetireScreen {
        let screen = RetireScreen(try #require(id), of: offers)
        let answers = screen.fakes.offers.answers
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .refused { try await screen.driver.press("retire") }
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var id: OfferID? {
        switch self {
        case .product: .lenses
        case .bringingBack: .vaccination
        case .refused: .eyeCare
        case .notFound: .nothing
        default: .checkup
        }
    }

    private var offers: [Offer] {
        switch self {
        case .long: Offer.named(Specimen.long)
        case .wide: Offer.named(Specimen.wide)
        case .hostile: Offer.named(Specimen.hostile)
        default: Offer.shown
        }
    }
}
