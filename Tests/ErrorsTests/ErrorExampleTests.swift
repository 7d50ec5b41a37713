import DesignSystem
import Domain
import Errors
import Support
import Testing

@testable import ErrorsPreviews

@Suite("Errors on purpose")
struct ErrorExampleTests {
    @Test(arguments: AppError.examples)
    func `every error says what happened and what to do, and is known by its code`(error: AppError) throws {
        let screen = ErrorExampleScreen(error)
        #expect(screen.driver.screen.failure == error.code)
        #expect(try screen.driver.find(role: .failure).label == error.message)
        #expect(screen.driver.shows(error.advice))
    }

    @Test func `each example has a unique name, and so its own golden`() {
        #expect(Set(AppError.examples.map(\.code)).count == AppError.examples.count)
    }
}
