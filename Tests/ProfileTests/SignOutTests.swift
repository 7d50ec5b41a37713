import DesignSystem
import Domain
import Profile
import Support
import Testing

@Suite("The question whether to sign out")
struct SignOutTests {
    @Test("looks as it was last approved")
    func golden() throws {
        try expectGoldens(of: SignOutScreen().driver, named: "sign-out")
    }

    @Test("renders without effects, fits every width, and ends with its place")
    func laws() async {
        await expectScreenLaws(of: SignOutScreen())
    }

    @Test("has the safe answer first, with the focus")
    func safest() {
        let screen = SignOutScreen()
        #expect(screen.driver.buttons == ["Stay signed in", "Sign out"])
        #expect(screen.driver.screen.focus == ActionID(1))
    }

    @Test(
        "hands each answer to the coordinator, once",
        arguments: [("stay", .staySignedIn), ("sign-out", .signOut)]
            as [(String, RecordingProfileCoordinator.Wish)])
    func answers(name: String, wish: RecordingProfileCoordinator.Wish) async throws {
        let screen = SignOutScreen()
        await screen.driver.settle()
        try await screen.driver.press(name)
        #expect(screen.coordinator.wishes == [wish])
    }
}

/// The question whether to sign out. It stands on no repository.
final class SignOutScreen: DrivenScreen {
    let coordinator = RecordingProfileCoordinator()
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    private weak var model: SignOutModel?

    init() {
        let model = SignOutModel(coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(SignOutAlert(model: model), style: .alert)
    }

    var isModelGone: Bool { model == nil }
}
