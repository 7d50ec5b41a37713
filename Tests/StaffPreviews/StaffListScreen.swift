import DesignSystem
import Domain
import Staff
import Support

/// The list, on its fakes.
final class StaffListScreen: DrivenScreen {
    let fakes: StaffFakes
    let driver: ScreenDriver
    private weak var model: StaffListModel?

    init(_ colleagues: [Colleague] = Colleague.shown, session: StaffSession? = .sample(.manager)) {
        fakes = StaffFakes(colleagues, session: session)
        let model = StaffListModel(dependencies: fakes.dependencies, coordinator: fakes.coordinator)
        self.model = model
        driver = ScreenDriver(StaffListView(model: model), style: .sheet, deliveries: fakes.deliveries)
    }

    var repositoryCalls: Int { fakes.staff.callCount }
    var openStreams: Int { fakes.staff.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the list, named after its golden.
nonisolated enum StaffListState: String, PreviewState {
    case loading, loaded, refreshing, refreshFailed, failed, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async -> StaffListScreen {
        let screen = StaffListScreen(colleagues, session: .sample(self == .denied ? .receptionist : .manager))
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
        await screen.driver.settle()
        return screen
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
