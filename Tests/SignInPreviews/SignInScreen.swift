import Domain
import SignIn
import Support

/// The form for signing in on its fakes.
final class SignInScreen: DrivenScreen {
    let sessions = FakeStaffSessionRepository()
    let coordinator = RecordingSignInCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: SignInModel?

    init(purpose: String = "Sign in to see the orders.") {
        let model = SignInModel(
            purpose: purpose, sessions: sessions, identifiers: SequentialIdentifiers(), coordinator: coordinator,
            errors: errors)
        self.model = model
        driver = ScreenDriver(SignInView(model: model), deliveries: [sessions.deliveries])
    }

    /// Types both and presses the button.
    func signIn(_ user: String, _ password: String) async throws {
        await driver.settle()
        try await driver.type(user, into: "user")
        try await driver.type(password, into: "password")
        try await driver.press("sign-in")
    }

    var repositoryCalls: Int { sessions.calls.count }
    var openStreams: Int { sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum SignInState: String, PreviewState {
    case empty, typed, incomplete, wrongPassword, storageFailed, signedIn, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> SignInScreen {
        let screen = SignInScreen(purpose: purpose)
        await screen.driver.settle()
        switch self {
        case .empty, .long, .wide, .hostile: break
        case .typed: try await screen.driver.type("correct horse", into: "password")
        case .incomplete: try await screen.driver.press("sign-in")
        case .wrongPassword: try await screen.signIn("ana", "wrong")
        case .storageFailed:
            screen.sessions.answers.outage = .storage(.readOnly(path: "/clinic/clinic.sqlite"))
            try await screen.signIn("ana", "clinic-demo")
        case .signedIn: try await screen.signIn("ana", "clinic-demo")
        }
        if purpose != Self.purpose { try await screen.driver.type(purpose, into: "user") }
        return screen
    }

    private static let purpose = "Sign in to see the orders."

    private var purpose: String {
        switch self {
        case .long: Specimen.long
        case .wide: Specimen.wide
        case .hostile: Specimen.hostile
        default: Self.purpose
        }
    }
}
