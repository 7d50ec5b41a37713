import DesignSystem
import Domain
import Profile
import Support

/// The form for a new password, on its fake.
final class ChangePasswordScreen: DrivenScreen {
    let clock = FixedClock()
    let sessions: FakeStaffSessionRepository
    let coordinator = RecordingProfileCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: ChangePasswordModel?

    init(session: StaffSession? = .pharmacist) {
        sessions = FakeStaffSessionRepository(session: session, clock: clock)
        let model = ChangePasswordModel(
            sessions: sessions, identifiers: SequentialIdentifiers(), coordinator: coordinator, errors: errors)
        self.model = model
        driver = ScreenDriver(ChangePasswordView(model: model), style: .sheet, deliveries: [sessions.deliveries])
    }

    /// Fills in the form; the new password twice, unless `again` differs.
    func type(_ current: String, _ new: String, again: String? = nil) async throws {
        await driver.settle()
        try await driver.type(current, into: "current")
        try await driver.type(new, into: "new")
        try await driver.type(again ?? new, into: "again")
    }

    /// Fills in the form and presses the button.
    func change(_ current: String, to new: String, again: String? = nil) async throws {
        try await type(current, new, again: again)
        try await driver.press("change")
    }

    /// The values of the three fields, from top to bottom.
    var values: [String?] { driver.all(.secureField).map(\.value) }

    var repositoryCalls: Int { sessions.calls.count }
    var openStreams: Int { sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum ChangePasswordState: String, PreviewState {
    case empty, typed, mismatch, tooShort, wrongCurrent, throttled, storageFailed, changed

    /// The screen in this state.
    @MainActor func screen() async throws -> ChangePasswordScreen {
        let screen = ChangePasswordScreen()
        await screen.driver.settle()
        switch self {
        case .empty: break
        case .typed: try await screen.type("clinic-demo", "correct horse")
        case .mismatch: try await screen.change("clinic-demo", to: "correct horse", again: "correct hoarse")
        case .tooShort: try await screen.change("clinic-demo", to: "short")
        case .wrongCurrent: try await screen.change("wrong", to: "correct horse")
        case .throttled: for _ in 0...5 { try await screen.change("wrong", to: "correct horse") }
        case .storageFailed:
            screen.sessions.answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await screen.change("clinic-demo", to: "correct horse")
        case .changed: try await screen.change("clinic-demo", to: "correct horse")
        }
        return screen
    }
}
