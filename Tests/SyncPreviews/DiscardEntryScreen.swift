import DesignSystem
import Domain
import Support
import Sync

/// The question whether to take #17 back, on its fakes.
final class DiscardEntryScreen: DrivenScreen {
    let sync: FakeSyncRepository
    let coordinator = RecordingSyncCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: DiscardEntryModel?

    init(_ entry: OutboxEntry?, followers: Int = 0, session: StaffSession? = .pharmacist) {
        sync = FakeSyncRepository(
            [entry].compactMap { $0 }, reach: .online, sessions: FakeStaffSessionRepository(session: session))
        for number in 0..<followers { sync.put(.sample(20 + number, .waiting), after: .known(17)) }
        let model = DiscardEntryModel(number: .known(17), sync: sync, coordinator: coordinator, errors: errors)
        self.model = model
        driver = ScreenDriver(DiscardEntryAlert(model: model), style: .alert, deliveries: [sync.deliveries])
    }

    var repositoryCalls: Int { sync.callCount }
    var openStreams: Int { sync.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the question, named after its golden.
nonisolated enum DiscardEntryState: String, PreviewState {
    case loading, asked, withOne, withMore, refused, refreshing, refreshFailed, failed, notFound, denied, long, wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> DiscardEntryScreen {
        let entry = OutboxEntry.sample(17, .parked(.conflict("Taken.")), what: what)
        let screen = DiscardEntryScreen(
            self == .notFound ? nil : entry, followers: followers, session: self == .denied ? nil : .pharmacist)
        if self == .failed { screen.sync.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            screen.sync.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .refused {
            screen.sync.answers.failNext(with: .onItsWay(.known(17)))
            try await screen.driver.press("discard")
        }
        if self == .refreshing { screen.sync.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.sync.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var followers: Int {
        switch self {
        case .withOne: 1
        case .withMore: 2
        default: 0
        }
    }

    private var what: String {
        switch self {
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        default: "a new appointment"
        }
    }
}
