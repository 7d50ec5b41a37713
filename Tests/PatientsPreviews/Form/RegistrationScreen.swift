import DesignSystem
import Domain
import Patients
import Support

/// The form to register a patient on its fakes.
final class RegistrationScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let coordinator = RecordingPatientsCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: PatientFormModel?

    init(_ all: [Patient] = Patient.samples, role: Role? = .receptionist) {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        patients = FakePatientRepository(all, sessions: sessions)
        let model = PatientFormModel(
            dependencies: PatientsDependencies(patients, sessions: sessions, errors: errors), coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(RegistrationView(model: model), deliveries: [patients.deliveries])
    }

    /// The form, complete, with these fields.
    static func filled(
        _ draft: PatientDraft, _ all: [Patient] = Patient.samples
    ) async throws -> RegistrationScreen {
        let screen = RegistrationScreen(all)
        await screen.driver.settle()
        try await screen.driver.fill(draft)
        return screen
    }

    var repositoryCalls: Int { patients.callCount }
    var openStreams: Int { patients.openStreams }
    var isModelGone: Bool { model == nil }
}

extension ScreenDriver {
    /// Types into every field of a form about a patient.
    func fill(_ draft: PatientDraft) async throws {
        for field in PatientField.allCases where try find(field.rawValue).value != draft[field] {
            try await type(draft[field], into: field.rawValue)
        }
    }
}

extension PatientDraft {
    /// A patient whom nobody resembles.
    nonisolated static let eva = PatientDraft(name: "Eva Lindström", born: "1999-12-31", phone: "+34 600 777 001")
    /// A patient who resembles Lena Vogt.
    nonisolated static let lena = PatientDraft(name: "LENA VOGT", born: "1988-06-14", phone: "600 1234")
}

/// Every state of the form, named after its golden.
nonisolated enum RegistrationState: String, PreviewState {
    case empty, typed, wrong, oneWrong, alike, refused, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> RegistrationScreen {
        let screen = RegistrationScreen(try patients, role: self == .denied ? nil : .receptionist)
        await screen.driver.settle()
        try await screen.driver.fill(draft)
        if self == .refused { screen.patients.answers.failNext(with: .storage(.full(path: "/clinic/clinic.sqlite"))) }
        if self != .empty, self != .typed { try await screen.driver.press("save") }
        return screen
    }

    private var draft: PatientDraft {
        switch self {
        case .empty: PatientDraft()
        case .typed, .refused, .denied: .eva
        case .wrong: PatientDraft(name: "…", born: "1988-6-14", phone: "none", email: "lena", address: "a\u{202E}b")
        case .oneWrong: PatientDraft(name: "Eva Lindström", born: "2999-01-01", phone: "+34 600 777 001")
        case .alike: .lena
        case .long:
            PatientDraft(name: Specimen.long, born: "1988-06-14", phone: "+34 600 777 001", address: Specimen.long)
        case .wide:
            PatientDraft(name: Specimen.wide, born: "1988-06-14", phone: "+34 600 777 001", address: Specimen.wide)
        case .hostile: PatientDraft(name: Specimen.hostile, born: Specimen.hostile, phone: Specimen.hostile)
        }
    }

    private var patients: [Patient] {
        get throws {
            switch self {
            case .long: [try .sample(2042, Specimen.long)]
            case .wide: [try .sample(2042, Specimen.wide)]
            default: Patient.samples
            }
        }
    }
}
