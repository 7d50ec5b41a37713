import Domain
import GiftCards
import Support
import Testing

@Suite("Every screen of the gift cards")
struct GiftCardsScreenTests {
    @Test(
        "Every state looks as it was last approved", arguments: GiftCardsPlace.allCases, GiftCardsState.allCases)
    func goldens(place: GiftCardsPlace, state: GiftCardsState) async throws {
        let screen = try await state.screen(place)
        try expectGoldens(of: screen.driver, named: "\(place.rawValue)-\(state.rawValue)")
    }

    @Test(
        "Every state renders without effects, fits every width, and ends with its place",
        arguments: GiftCardsPlace.allCases, GiftCardsState.allCases)
    func laws(place: GiftCardsPlace, state: GiftCardsState) async throws {
        await expectScreenLaws(of: try await state.screen(place))
    }
}
