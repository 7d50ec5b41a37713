import DesignSystem
import Domain
import Staff
import Support
import Testing

/// The question whether to change a colleague, on its fakes.
final class ChangeScreen: DrivenScreen {
    let fakes: StaffFakes
    let driver: ScreenDriver
    private weak var model: ChangeColleagueModel?

    init(_ change: StaffChange, of userName: StaffSlug, among colleagues: [Colleague] = Colleague.shown) {
        fakes = StaffFakes(colleagues)
        let model = ChangeColleagueModel(
            change, of: userName, dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(ChangeColleagueAlert(model: model), style: .alert, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.staff.callCount }
    var openStreams: Int { fakes.staff.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the question, named after its golden.
nonisolated enum ChangeState: String, PreviewState {
    case loading, role, endingSessions, leaving, returning, refused, refreshing, refreshFailed, failed, notFound, long,
        wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> ChangeScreen {
        let screen = ChangeScreen(change, of: try #require(userName), among: colleagues)
        let answers = screen.fakes.staff.answers
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        if self == .refused { try await screen.driver.press("change") }
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var change: StaffChange {
        switch self {
        case .endingSessions: .endingSessions
        case .leaving, .refused: .leaving
        case .returning: .returning
        default: .role(.pharmacist)
        }
    }

    private var userName: StaffSlug? {
        switch self {
        case .refused: StaffSlug("maya")
        case .returning: .chen
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
