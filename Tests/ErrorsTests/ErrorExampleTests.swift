import DesignSystem
import Domain
import Errors
import Support
import Testing

@Suite("Errors on purpose")
struct ErrorExampleTests {
    @Test("Every error looks as it was last approved", arguments: AppError.examples)
    func goldens(error: AppError) throws {
        try expectGoldens(of: ErrorExampleScreen(error).driver, named: error.code)
    }

    @Test(
        "Every error renders without effects, fits every width, and ends with its place", arguments: AppError.examples)
    func laws(error: AppError) async {
        await expectScreenLaws(of: ErrorExampleScreen(error))
    }

    @Test("Every error says what happened and what to do, and is known by its code", arguments: AppError.examples)
    func content(error: AppError) throws {
        let screen = ErrorExampleScreen(error)
        #expect(screen.driver.screen.failure == error.code)
        #expect(try screen.driver.find(role: .failure).label == error.message)
        #expect(screen.driver.shows(error.advice))
    }

    @Test("Each example has a name of its own, so that each has a golden of its own")
    func names() {
        #expect(Set(AppError.examples.map(\.code)).count == AppError.examples.count)
    }
}

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
