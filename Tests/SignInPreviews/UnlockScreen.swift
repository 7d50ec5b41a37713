import DesignSystem
import Domain
import SignIn
import Support

/// The locked workstation on its fakes.
final class UnlockScreen: DrivenScreen {
    let sessions = FakeStaffSessionRepository()
    let coordinator = RecordingSignInCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: SignInModel?

    init(userName: String = "ana") {
        let model = SignInModel(
            lockedBy: userName, sessions: sessions, identifiers: SequentialIdentifiers(), coordinator: coordinator,
            errors: errors)
        self.model = model
        driver = ScreenDriver(UnlockView(model: model), style: .fullScreenCover, deliveries: [sessions.deliveries])
    }

    /// Types the password and presses the button.
    func unlock(_ password: String) async throws {
        await driver.settle()
        try await driver.type(password, into: "password")
        try await driver.press("unlock")
    }

    var repositoryCalls: Int { sessions.calls.count }
    var openStreams: Int { sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the locked workstation, named after its golden.
nonisolated enum UnlockState: String, PreviewState {
    case empty, typed, incomplete, wrongPassword, throttled, storageFailed, unlocked, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> UnlockScreen {
        let screen = UnlockScreen(userName: userName)
        await screen.driver.settle()
        switch self {
        case .empty, .long, .wide, .hostile: break
        case .typed: try await screen.driver.type("correct horse", into: "password")
        case .incomplete: try await screen.driver.press("unlock")
        case .wrongPassword: try await screen.unlock("wrong")
        case .throttled: for _ in 0...5 { try await screen.unlock("wrong") }
        case .storageFailed:
            screen.sessions.answers.outage = .storage(.readOnly(path: "/clinic/clinic.sqlite"))
            try await screen.unlock("clinic-demo")
        case .unlocked: try await screen.unlock("clinic-demo")
        }
        return screen
    }

    private var userName: String {
        switch self {
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        default: "ana"
        }
    }
}
