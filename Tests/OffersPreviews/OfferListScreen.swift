import DesignSystem
import Domain
import Offers
import Support

/// The list of a kind, on its fakes.
final class OfferListScreen: DrivenScreen {
    let fakes: OffersFakes
    let driver: ScreenDriver
    private weak var model: OfferListModel?

    init(
        _ kind: OfferKind = .services, of offers: [Offer] = Offer.shown, session: StaffSession? = .sample(.manager)
    ) {
        fakes = OffersFakes(offers, session: session)
        let model = OfferListModel(
            kind, dependencies: fakes.dependencies, coordinator: fakes.coordinator, pageSize: 5)
        self.model = model
        driver = ScreenDriver(OfferListView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.offers.callCount }
    var openStreams: Int { fakes.offers.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the list, named after its golden.
nonisolated enum OfferListState: String, PreviewState {
    case loading, empty, services, categories, products, lastPage, refreshing, refreshFailed, failed, denied, long,
        wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> OfferListScreen {
        let session = StaffSession.sample(self == .denied ? .receptionist : .manager)
        let screen = OfferListScreen(kind, of: offers, session: session)
        let answers = screen.fakes.offers.answers
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .lastPage { try await screen.driver.press("more") }
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var kind: OfferKind {
        switch self {
        case .categories: .categories
        case .products, .lastPage: .products
        default: .services
        }
    }

    private var offers: [Offer] {
        switch self {
        case .empty: []
        case .long: Offer.named(Specimen.long)
        case .wide: Offer.named(Specimen.wide)
        case .hostile: Offer.named(Specimen.hostile)
        default: Offer.shown
        }
    }
}
