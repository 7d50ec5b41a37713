import DesignSystem
import Domain
import Staff
import Support
import Testing

/// One colleague, on the fakes.
final class ColleagueScreen: DrivenScreen {
    let fakes: StaffFakes
    let driver: ScreenDriver
    private weak var model: ColleagueModel?

    init(_ userName: StaffSlug, among colleagues: [Colleague] = Colleague.shown) {
        fakes = StaffFakes(colleagues)
        let model = ColleagueModel(
            userName: userName, dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(ColleagueView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.staff.callCount }
    var openStreams: Int { fakes.staff.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the screen, named after its golden.
nonisolated enum ColleagueState: String, PreviewState {
    case loading, loaded, invited, left, invitedAgain, refused, refreshing, refreshFailed, failed, notFound, long, wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> ColleagueScreen {
        let screen = ColleagueScreen(try #require(userName), among: colleagues)
        let answers = screen.fakes.staff.answers
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        if self == .refused { answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite"))) }
        if self == .refused || self == .invitedAgain { try await screen.driver.press("invite-again") }
        await screen.driver.settle()
        return screen
    }

    private var userName: StaffSlug? {
        switch self {
        case .invited: .noor
        case .left: .chen
        case .notFound: .nobody
        default: .ben
        }
    }

    private var colleagues: [Colleague] {
        switch self {
        case .long: [.named(Specimen.long)]
        case .wide: [.named(Specimen.wide)]
        case .hostile: [.named(Specimen.hostile)]
        default: Colleague.shown
        }
    }
}
