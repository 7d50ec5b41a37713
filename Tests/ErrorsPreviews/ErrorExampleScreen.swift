import DesignSystem
import Domain
import Errors
import Support

/// One example of an error, without a model or a repository.
final class ErrorExampleScreen: DrivenScreen {
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    let isModelGone = true

    init(_ error: AppError) {
        driver = ScreenDriver(ErrorExampleView(error: error))
    }
}
