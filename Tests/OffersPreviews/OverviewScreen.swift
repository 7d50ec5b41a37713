import DesignSystem
import Domain
import Offers
import Support

/// The start, on its fakes.
final class OverviewScreen: DrivenScreen {
    let fakes: OffersFakes
    let driver: ScreenDriver
    private weak var model: OffersOverviewModel?

    init(weeks: [WeeklyHours] = WeeklyHours.shown, session: StaffSession? = .sample(.manager)) {
        fakes = OffersFakes(weeks: weeks, session: session)
        let model = OffersOverviewModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(OffersOverviewView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.offers.callCount }
    var openStreams: Int { fakes.offers.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the start, named after its golden.
nonisolated enum OverviewState: String, PreviewState {
    case loading, loaded, refreshing, refreshFailed, failed, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async -> OverviewScreen {
        let screen = OverviewScreen(weeks: weeks, session: .sample(self == .denied ? .receptionist : .manager))
        let answers = screen.fakes.offers.answers
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var weeks: [WeeklyHours] {
        switch self {
        case .long: WeeklyHours.named(Specimen.long)
        case .wide: WeeklyHours.named(Specimen.wide)
        case .hostile: WeeklyHours.named(Specimen.hostile)
        default: WeeklyHours.shown
        }
    }
}
