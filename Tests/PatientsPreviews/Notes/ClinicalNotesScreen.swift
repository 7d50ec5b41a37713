import DesignSystem
import Domain
import Patients
import Support
import Testing

/// The notes about patient #2001 on its fakes.
final class ClinicalNotesScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: ClinicalNotesModel?

    init(_ notes: [ClinicalNote], role: Role? = .clinician, number: Int = 2001) throws {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        let number = try #require(PatientNumber(number))
        patients = FakePatientRepository(notes: [number: notes], sessions: sessions)
        let model = ClinicalNotesModel(
            number: number, dependencies: PatientsDependencies(patients, sessions: sessions, errors: errors),
            pageSize: 2)
        self.model = model
        driver = ScreenDriver(ClinicalNotesView(model: model), deliveries: [patients.deliveries])
    }

    /// The notes with these texts, oldest first, complete.
    static func settled(_ texts: [String] = []) async throws -> ClinicalNotesScreen {
        let screen = try ClinicalNotesScreen(texts.enumerated().map { .sample($0 + 1, $1) })
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { patients.callCount }
    var openStreams: Int { patients.openStreams }
    var isModelGone: Bool { model == nil }

    /// The texts of the visible notes, from top to bottom.
    var texts: [String] {
        let known = Set(patients.notes(about: PatientNumber(2001) ?? patients.all[0].number).map(\.text))
        return driver.all(.text).map(\.label).filter(known.contains)
    }
}

/// Every state of the screen, named after its golden.
nonisolated enum ClinicalNotesState: String, PreviewState {
    case loading, empty, loaded, middlePage, typed, refused, refreshing, refreshFailed, failed, notFound
    case visitor, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> ClinicalNotesScreen {
        let screen = try ClinicalNotesScreen(notes, role: role, number: self == .notFound ? 2999 : 2001)
        if self == .loading {
            screen.patients.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.patients.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        await screen.driver.settle()
        return screen
    }

    private var role: Role? {
        switch self {
        case .visitor: nil
        case .denied: .receptionist
        default: .clinician
        }
    }

    private var notes: [ClinicalNote] {
        switch self {
        case .empty: []
        case .long: [.sample(1, Specimen.long + " " + Specimen.long)]
        case .wide: [.sample(1, Specimen.wide)]
        case .hostile: [.sample(1, Specimen.hostile)]
        case .middlePage: (1...5).map { .sample($0, "Note \($0).") }
        default: [.sample(1, "Cough for a week, no fever."), .sample(2, "Cough gone. Back to work on Monday.")]
        }
    }

    @MainActor private func bringAbout(on screen: ClinicalNotesScreen) async throws {
        switch self {
        case .middlePage: try await screen.driver.press("more")
        case .typed: try await screen.driver.type("Called back.", into: "note")
        case .refused:
            try await screen.driver.type("Called back.", into: "note")
            screen.patients.answers.failNext(with: .storage(.full(path: "/clinic/clinic.sqlite")))
            try await screen.driver.press("write")
        case .refreshing: screen.patients.answers.freshness = .refreshing
        case .refreshFailed: screen.patients.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
    }
}
