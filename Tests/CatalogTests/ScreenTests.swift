import Support
import Testing

@Suite("Screens of the catalogue")
struct ScreenTests {
    @Test("Every state looks as it was last approved", arguments: ScreenState.allCases)
    func goldens(state: ScreenState) async throws {
        let screen = try await state.screen()
        try expectGoldens(of: screen.driver, named: state.goldenName)
    }

    @Test(
        "Every state renders without effects, fits every width, and ends with its place",
        arguments: ScreenState.allCases)
    func laws(state: ScreenState) async throws {
        await expectScreenLaws(of: try await state.screen())
    }
}
