import DesignSystem
import Domain
import Patients
import Support
import Testing

/// The question why the notes about patient #2003 are opened, on its fakes.
final class NoteReasonScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let coordinator = RecordingPatientsCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: NoteReasonModel?

    init(role: Role? = .clinician, number: Int = 2003) throws {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        patients = FakePatientRepository(
            sessions: sessions, appointments: FakeAppointmentRepository(sessions: sessions))
        let model = NoteReasonModel(
            number: try #require(PatientNumber(number)),
            dependencies: PatientsDependencies(patients, sessions: sessions, errors: errors), coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(NoteReasonView(model: model), deliveries: [patients.deliveries])
    }

    /// The question, complete.
    static func settled() async throws -> NoteReasonScreen {
        let screen = try NoteReasonScreen()
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { patients.callCount }
    var openStreams: Int { patients.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the screen, named after its golden.
nonisolated enum NoteReasonState: String, PreviewState {
    case loading, refreshing, refreshFailed, empty, loaded, refused, unrecorded, failed, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> NoteReasonScreen {
        let screen = try NoteReasonScreen(number: self == .failed ? 2999 : 2003)
        if self == .loading {
            screen.patients.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        let full = AppError.storage(.full(path: "/clinic/clinic.sqlite"))
        if self == .refreshing { screen.patients.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.patients.answers.outage = full }
        if let typed { try await screen.driver.type(typed, into: "reason") }
        if self == .unrecorded { screen.patients.answers.failNext(with: full) }
        if self == .refused || self == .unrecorded { try await screen.driver.press("open") }
        await screen.driver.settle()
        return screen
    }

    /// The text that is typed.
    private var typed: String? {
        switch self {
        case .loading, .refreshing, .refreshFailed, .empty, .failed: nil
        case .loaded, .unrecorded: "Dr. Molina is ill."
        case .refused: String(repeating: "x", count: NoteReasonRule.maxLength + 1)
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        }
    }
}
