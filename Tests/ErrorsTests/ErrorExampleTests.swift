import DesignSystem
import Domain
import Errors
import Support
import Testing

@testable import ErrorsPreviews

@Suite("Errors on purpose")
struct ErrorExampleTests {
    @Test("Every error says what happened and what to do, and is known by its code", arguments: AppError.examples)
    func content(error: AppError) throws {
        let screen = ErrorExampleScreen(error)
        #expect(screen.driver.screen.failure == error.code)
        #expect(try screen.driver.find(role: .failure).label == error.message)
        #expect(screen.driver.shows(error.advice))
    }

    @Test("Each example has a unique name, and so its own golden")
    func names() {
        #expect(Set(AppError.examples.map(\.code)).count == AppError.examples.count)
    }
}
