import Domain
import Music
import Support
import Testing

@Suite("Every screen of the music")
struct MusicScreenTests {
    @Test("Every state looks as it was last approved", arguments: MusicPlace.allCases, MusicState.allCases)
    func goldens(place: MusicPlace, state: MusicState) async throws {
        let screen = try await state.screen(place)
        try expectGoldens(of: screen.driver, named: "\(place.rawValue)-\(state.rawValue)")
    }

    @Test(
        "Every state renders without effects, fits every width, and ends with its place",
        arguments: MusicPlace.allCases, MusicState.allCases)
    func laws(place: MusicPlace, state: MusicState) async throws {
        await expectScreenLaws(of: try await state.screen(place))
    }
}
