import DesignSystem
import Domain
import SignIn
import Support

/// The form for somebody with an invitation, on its fakes: ben may choose another password.
final class InvitationScreen: DrivenScreen {
    let sessions = FakeStaffSessionRepository()
    let staff: FakeStaffRepository
    let coordinator = RecordingSignInCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: InvitationModel?

    init() {
        staff = FakeStaffRepository(sessions: sessions)
        let model = InvitationModel(
            staff: staff, sessions: sessions, identifiers: SequentialIdentifiers(), coordinator: coordinator,
            errors: errors)
        self.model = model
        driver = ScreenDriver(InvitationView(model: model), deliveries: [sessions.deliveries, staff.deliveries])
    }

    /// Makes an invitation for ben, and returns its code.
    func invited() async throws -> String {
        sessions.current = .sample(.manager)
        let ben = Colleague(staff: .ben, standing: .working)
        let code = try await staff.inviteAgain(ben, operation: OperationID(.sample(9_999))).code
        sessions.current = nil
        await driver.settle()
        return code.description
    }

    /// Fills in the form and presses the button; the password twice, unless `again` differs.
    func accept(_ userName: String, _ code: String, _ password: String, again: String? = nil) async throws {
        try await driver.type(userName, into: "user")
        try await driver.type(code, into: "code")
        try await driver.type(password, into: "new")
        try await driver.type(again ?? password, into: "again")
        try await driver.press("accept")
    }

    /// The values of the three secret fields, from top to bottom.
    var values: [String?] { driver.all(.secureField).map(\.value) }

    var repositoryCalls: Int { sessions.calls.count + staff.callCount }
    var openStreams: Int { sessions.openStreams + staff.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the form, named after its golden.
nonisolated enum InvitationState: String, PreviewState {
    case empty, typed, incomplete, mismatch, wrongCode, storageFailed, accepted, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> InvitationScreen {
        let screen = InvitationScreen()
        let code = try await screen.invited()
        switch self {
        case .empty: break
        case .typed:
            try await screen.driver.type("ben", into: "user")
            try await screen.driver.type(code, into: "code")
        case .incomplete: try await screen.driver.press("accept")
        case .mismatch: try await screen.accept("ben", code, "four old bicycles", again: "four new bicycles")
        case .wrongCode: try await screen.accept("ben", "0000-0000-0000", "four old bicycles")
        case .storageFailed:
            screen.staff.answers.failNext(with: .storage(.readOnly(path: "/clinic/clinic.sqlite")))
            try await screen.accept("ben", code, "four old bicycles")
        case .accepted: try await screen.accept("ben", code, "four old bicycles")
        case .long: try await screen.driver.type(Specimen.long, into: "user")
        case .wide: try await screen.driver.type(Specimen.wide, into: "user")
        case .hostile: try await screen.driver.type(Specimen.hostile, into: "user")
        }
        return screen
    }
}
