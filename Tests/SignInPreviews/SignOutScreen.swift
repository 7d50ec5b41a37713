import DesignSystem
import SignIn
import Support

/// The question whether to sign out, without a repository.
final class SignOutScreen: DrivenScreen {
    let coordinator = RecordingSignInCoordinator()
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
