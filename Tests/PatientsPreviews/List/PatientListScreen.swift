import Domain
import Patients
import Support
import Testing

/// The list of patients, or the results of a search, on its fakes.
final class PatientListScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let coordinator = RecordingPatientsCoordinator()
    let driver: ScreenDriver
    private weak var model: PatientListModel?

    init(
        _ all: [Patient] = Patient.samples, search: String? = nil, session: StaffSession? = .sample(.receptionist),
        pageSize: Int = 10
    ) {
        sessions = FakeStaffSessionRepository(session: session)
        patients = FakePatientRepository(all, sessions: sessions)
        let model = PatientListModel(
            search: search.flatMap(SearchText.init), dependencies: PatientsDependencies(patients, sessions: sessions),
            coordinator: coordinator, pageSize: pageSize)
        self.model = model
        driver = ScreenDriver(PatientListView(model: model), deliveries: [patients.deliveries])
    }

    var repositoryCalls: Int { patients.callCount }
    var openStreams: Int { patients.openStreams }
    var isModelGone: Bool { model == nil }

    /// The numbers of the visible patients, from top to bottom.
    var numbers: [Int] {
        driver.buttons.compactMap { $0.hasPrefix("#") ? Int($0.dropFirst().prefix { $0 != " " }) : nil }
    }
}

extension Patient {
    /// Patients of the same name.
    nonisolated static func namesakes(_ count: Int) throws -> [Patient] {
        try (1...count).map { try sample($0, "Ana Ruiz") }
    }
}

/// Every state of the list, named after its golden.
nonisolated enum PatientListState: String, PreviewState {
    case loading, loaded, middlePage, lastPage, empty, emptiedPage, refreshing, refreshFailed, failed, denied
    case found, nobodyFound, manyFound, badSearch, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> PatientListScreen {
        let screen = PatientListScreen(
            try patients, search: search, session: self == .denied ? nil : .sample(.receptionist), pageSize: pageSize)
        if self == .loading {
            screen.patients.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.patients.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        return screen
    }

    private var pageSize: Int {
        switch self {
        case .middlePage, .lastPage, .emptiedPage, .manyFound: 2
        default: 10
        }
    }

    private var search: String? {
        switch self {
        case .found: "JOSE alv"
        case .nobodyFound: "zacharias"
        case .manyFound: "n"
        default: nil
        }
    }

    private var patients: [Patient] {
        get throws {
            switch self {
            case .empty: []
            case .emptiedPage: try Patient.namesakes(3)
            case .long:
                Patient.samples + [try .sample(1_234_567, Specimen.long, phone: "+34 (600) 555-101 / 102 / 103")]
            case .wide: Patient.samples + [try .sample(2042, Specimen.wide)]
            case .hostile: Patient.samples + [try .sample(2042, Specimen.hostile, phone: Specimen.hostile)]
            default: Patient.samples
            }
        }
    }

    @MainActor private func bringAbout(on screen: PatientListScreen) async throws {
        switch self {
        case .middlePage: try await screen.driver.press("more")
        case .lastPage:
            try await screen.driver.press("more")
            try await screen.driver.press("more")
        case .badSearch: try await screen.driver.type(String(repeating: "x", count: 101), into: "search")
        case .emptiedPage:
            try await screen.driver.press("more")
            screen.patients.remove(try #require(PatientNumber(3)))
        case .refreshing: screen.patients.answers.freshness = .refreshing
        case .refreshFailed: screen.patients.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
    }
}
