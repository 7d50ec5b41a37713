import DesignSystem
import Domain
import Foundation
import Patients
import Support
import Testing

/// The form of patient #2001 on its fakes.
final class PatientEditScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let patients: FakePatientRepository
    let coordinator = RecordingPatientsCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: PatientFormModel?

    init(_ patient: Patient?, role: Role? = .receptionist) throws {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        patients = FakePatientRepository([patient].compactMap { $0 }, sessions: sessions)
        let model = PatientFormModel(
            number: PatientNumber(2001),
            dependencies: PatientsDependencies(patients, sessions: sessions, errors: errors), coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(PatientEditView(model: model), deliveries: [patients.deliveries])
    }

    /// The form of the sample patient, complete.
    static func settled() async throws -> PatientEditScreen {
        let screen = try PatientEditScreen(.sample())
        await screen.driver.settle()
        return screen
    }

    /// Saves, as another workstation would.
    func someoneSaves(_ change: (inout PatientDraft) -> Void) async throws {
        let before = try #require(patients.all.first)
        var draft = PatientDraft(before.facts)
        change(&draft)
        let facts = try draft.facts(today: Day(of: .sample, in: .gmt))
        patients.put(
            Patient(id: before.id, number: before.number, revision: before.revision + 1, facts: facts))
    }

    var repositoryCalls: Int { patients.callCount }
    var openStreams: Int { patients.openStreams }
    var isModelGone: Bool { model == nil }

    /// The values of the fields.
    func fields() throws -> PatientDraft {
        var draft = PatientDraft()
        for field in PatientField.allCases { draft[field] = try driver.find(field.rawValue).value ?? "" }
        return draft
    }
}

/// Every state of the form, named after its golden.
nonisolated enum PatientEditState: String, PreviewState {
    case loading, untouched, typed, wrong, changedElsewhere, conflict, refused, refreshing, refreshFailed
    case failed, notFound, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> PatientEditScreen {
        let screen = try PatientEditScreen(patient, role: self == .denied ? nil : .receptionist)
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

    private var patient: Patient? {
        get throws {
            switch self {
            case .notFound: nil
            case .long: try .sample(2001, Specimen.long, address: Specimen.long)
            case .wide: try .sample(2001, Specimen.wide, address: Specimen.wide)
            case .hostile: try .sample(2001, Specimen.hostile, phone: Specimen.hostile, address: Specimen.hostile)
            default: try .sample(email: "lena.vogt@example.com")
            }
        }
    }

    @MainActor private func bringAbout(on screen: PatientEditScreen) async throws {
        switch self {
        case .typed: try await screen.driver.type("+34 600 999 999", into: "phone")
        case .wrong:
            try await screen.driver.type("", into: "name")
            try await screen.driver.press("save")
        case .changedElsewhere, .conflict:
            try await screen.driver.type("+34 600 999 999", into: "phone")
            try await screen.someoneSaves { $0.email = "" }
            await screen.driver.settle()
            if self == .conflict { try await screen.driver.press("save") }
        case .refused:
            try await screen.driver.type("+34 600 999 999", into: "phone")
            screen.patients.answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await screen.driver.press("save")
        case .refreshing: screen.patients.answers.freshness = .refreshing
        case .refreshFailed: screen.patients.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
    }
}
