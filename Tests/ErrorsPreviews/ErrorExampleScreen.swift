import DesignSystem
import Domain
import Errors
import Support

/// One error on purpose. It stands on nothing: no model, no repository.
final class ErrorExampleScreen: DrivenScreen {
    let driver: ScreenDriver
    let repositoryCalls = 0
    let openStreams = 0
    let isModelGone = true

    init(_ error: AppError) {
        driver = ScreenDriver(ErrorExampleView(error: error))
    }
}
