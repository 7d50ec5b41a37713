import DesignSystem
import Domain
import Offers
import Support
import Testing

/// The form of hours, on its fakes.
final class HoursScreen: DrivenScreen {
    let fakes: OffersFakes
    let driver: ScreenDriver
    private weak var model: HoursModel?

    init(_ owner: HoursOwner, of weeks: [WeeklyHours] = WeeklyHours.shown) {
        fakes = OffersFakes(weeks: weeks)
        let model = HoursModel(owner, dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(HoursView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.offers.callCount }
    var openStreams: Int { fakes.offers.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum HoursState: String, PreviewState {
    case loading, clinic, loaded, typed, invalid, storageFailed, refreshing, refreshFailed, failed, notFound, long,
        wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> HoursScreen {
        let screen = HoursScreen(try owner, of: weeks)
        let (driver, answers) = (screen.driver, screen.fakes.offers.answers)
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await driver.currentScreen()
            return screen
        }
        await driver.settle()
        switch self {
        case .typed, .storageFailed: try await driver.type("8:00-12:00, 13:30-17:00", into: "monday")
        case .invalid:
            try await driver.type("nine to five", into: "monday")
            try await driver.type("9:00-12:00, 11:00-13:00", into: "tuesday")
            try await driver.press("save")
        case .refreshing: answers.freshness = .refreshing
        case .refreshFailed: answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        if self == .storageFailed {
            answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await driver.press("save")
        }
        await driver.settle()
        return screen
    }

    private var owner: HoursOwner {
        get throws {
            switch self {
            case .clinic: .clinic
            case .notFound: try #require(.nobody)
            default: try #require(.chen)
            }
        }
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
